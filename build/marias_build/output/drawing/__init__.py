"""The drawings of the pack as text: one stroke to a line, read by `pen`.

    main M0 0H9Z    an area with an ink outline        main- M0 0H9Z    without it
    gold+5 M0 0H9   a limb, 5 wide, with ink outline   gold~5 M0 0H9    a bare line
    skin@ 0 0 9     discs (x y radius) with outline    ink. 0 0 3       without it

The first word is a colour of the suit (main, deep, gold, skin, blush), ink, paper, or a
role that the caller colours (cloth, trim, lining). A leading "=" draws the stroke and
its mirror image; a line that does not start with a colour continues the one before.

People are drawn around the point where the neck meets the collar: x to the right, y
down, the head above zero, the feet near 178. Suit signs fill a box of about 100 x 100
around zero, animals stand on zero.
"""
