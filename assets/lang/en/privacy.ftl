# What is stored about people, and whom they don't want to play with.

command-privacy = What I store about you, and how to get or erase it
command-privacy-show = See what I store about you, and why
command-privacy-export = Get everything I store about you, as a file by direct message
command-privacy-delete = Erase everything about you. I ask you once more first
command-block = Block a person, or see whom you have blocked
command-block-person = Whom to block. Leave it out to see your list
command-block-undo = Unblock them instead

gone = a former player

privacy = ### What I store about you
    - your Discord ID, not your name
    - the games you play in, with your moves and invitations
    - your settings, your language and whom you have blocked
    - which messages I keep up to date for you
    I never read your messages, and hidden information stays hidden.
    `/privacy export` sends you everything as a file. `/privacy delete` erases it at any time, even in the middle of a game.
    -# Backups are deleted after 30 days. PRIVACY.md, which comes with my source, has the details.
privacy-file = Here is everything I store about you, as a JSON file.
privacy-part = Everything I store about you, as JSON files: { $part } of { $parts }. Each can be read by itself.
privacy-sent = Sent. Your direct messages now have everything I store about you.
privacy-not-sent = I can't send you direct messages, so here is everything I store about you. Only you see this file.
privacy-rest = Here is the rest, which I couldn't send by direct message. Only you see it.
privacy-really = ### Erase everything about you?
    { $ends }Your ID is erased everywhere: your settings, language, invitations, and blocks, including those against you. Finished games keep their results, with “a former player” in your place. Backups forget you within 30 days. It can't be undone.
    -# Messages and thread names already posted stay in Discord. Once you are erased, I can't find them any more.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
        [one] You leave **{ $lobbies } game** that hasn't started.
       *[other] You leave **{ $lobbies } games** that haven't started.
    }
privacy-resigns = { $running ->
        [one] You resign from **{ $running } running game**.
       *[other] You resign from **{ $running } running games**.
    }
privacy-deleted = Everything about you is erased. If you ever play again, you start fresh.
button-really-delete = Yes, erase everything
button-erase-nothing = No, keep it
# After the button **No, keep it**.
privacy-kept = Nothing is erased: everything stays as it was.

blocks-none = You haven't blocked anyone. To block a person, type `/block` with their name or use the menu below. They can't invite you, join you or ask you for a rematch, and I don't tell them.
blocks = ### You have blocked
    { $people }
    They can't invite you, join you or ask you for a rematch, and I don't tell them. You can still join a game they play in.
blocks-more = … and { $count } more.
blocks-added = { $person } is blocked.
blocks-already = { $person } was blocked already.
blocks-removed = { $person } is unblocked.
blocks-not-there = You haven't blocked { $person }.
blocks-menu = Block or unblock a person
