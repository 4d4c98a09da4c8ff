# What is stored about people, and whom they don't want to play with.

command-privacy = What is stored about you, and how to get it or have it erased
command-privacy-show = What is stored about you, and why
command-privacy-export = Get everything stored about you, as a file by direct message
command-privacy-delete = Have everything about you erased, after asking you once more
command-block = Block somebody, or show whom you have blocked
command-block-person = Whom to block; leave it out to see your list
command-block-undo = Unblock them instead

gone = a former player

privacy = ### What I store about you
    Your Discord number (not your name) with the games you sat in and your turns, invitations, whom you have blocked, your preferences, the language of your Discord, and which messages I keep up to date for you. I read no messages. What a game hides is shown to nobody it is hidden from.
    `/privacy export` sends you all of it as a file · `/privacy delete` erases it at any time, also in the middle of a game.
    -# Backups are deleted after 30 days. More is in PRIVACY.md, which comes with my source.
privacy-file = Everything stored about you, as a JSON file.
privacy-part = Everything stored about you, as JSON files: { $part } of { $parts }. Each can be read by itself.
privacy-sent = I've sent you everything stored about you by direct message.
privacy-not-sent = I can't send you direct messages, so here is everything stored about you. Only you see this file.
privacy-rest = The rest didn't get through by direct message, so here it is. Only you see it.
privacy-really = ### Erase everything about you?
    { $ends }Your number is erased everywhere: from games that are over, where you become “a former player” and the result stays; your preferences and language; invitations; blocks, both yours and those against you. Backups forget you within 30 days. It can't be undone.
    -# Messages and names of threads that are in Discord already belong to Discord; I can't find them any more once you are erased.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
        [one] You leave **{ $lobbies } game** that hasn't started.
       *[other] You leave **{ $lobbies } games** that haven't started.
    }
privacy-resigns = { $running ->
        [one] You resign from **{ $running } running game**.
       *[other] You resign from **{ $running } running games**.
    }
privacy-deleted = Everything about you is erased. If you play again, it begins anew.
button-really-delete = Yes, erase everything

blocks-none = You have blocked nobody. `/block` with a person, or the menu below: they can't invite you, join you or ask you for a rematch, and nobody tells them.
blocks = ### You have blocked
    { $people }
    They can't invite you, join you or ask you for a rematch, and nobody tells them. You can still join a game they sit in.
blocks-more = … and { $count } more.
blocks-added = { $person } is blocked.
blocks-already = { $person } was blocked already.
blocks-removed = { $person } is unblocked.
blocks-not-there = You haven't blocked { $person }.
blocks-menu = Block or unblock somebody
