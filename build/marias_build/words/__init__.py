"""The words of the site: catalogues, glossary, spelling."""
