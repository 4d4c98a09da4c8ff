"""The bot of the walk, with hikari; the argument `rest_url` points it at the sandbox."""

import os

import hikari
from hikari.impl import special_endpoints as build

WORDS = ["kintei", "kumo", "maze"]
NOW = hikari.ResponseType.MESSAGE_CREATE
LATER = hikari.ResponseType.DEFERRED_MESSAGE_CREATE

bot = hikari.GatewayBot(
    os.environ["SANDBOX_TOKEN"],
    rest_url=f"{os.environ['SANDBOX_URL']}/api/v10",
    intents=hikari.Intents.ALL_UNPRIVILEGED,
    banner=None,
)


@bot.listen()
async def register(_: hikari.StartedEvent) -> None:
    rest = bot.rest
    application = await rest.fetch_application()
    word = {"type": hikari.OptionType.STRING, "name": "word", "description": "A word", "is_required": True}
    choices = [hikari.CommandChoice(name=name, value=name) for name in ("one", "two")]
    commands = [
        rest.slash_command_builder("echo", "Repeats a word").add_option(hikari.CommandOption(**word, choices=choices)),
        rest.slash_command_builder("find", "Finds a word").add_option(hikari.CommandOption(**word, autocomplete=True)),
    ]
    for name in ("board", "form", "secret", "slow", "letter", "talk", "cards"):
        commands.append(rest.slash_command_builder(name, f"Does {name}"))
    await rest.set_application_commands(application.id, commands)


async def board(one: hikari.CommandInteraction) -> None:
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
    menus = bot.rest.build_message_action_row()
    menus.add_text_menu("pick").add_option("A", "a").add_option("B", "b")
    await one.create_initial_response(
        NOW, "a board", embed=hikari.Embed(title="Board", description="Press"), components=[buttons, menus]
    )


async def form(one: hikari.CommandInteraction) -> None:
    row = bot.rest.build_modal_action_row().add_text_input("name", "Name")
    await one.create_modal_response("Form", "form", component=row)


async def slow(one: hikari.CommandInteraction) -> None:
    await one.create_initial_response(LATER)
    await one.edit_initial_response("done")
    await one.execute("more")
    await one.edit_initial_response(attachment=hikari.Bytes(b"a note", "note.txt"))


async def letter(one: hikari.CommandInteraction) -> None:
    await one.user.send("a letter")
    await one.create_initial_response(NOW, "sent", flags=hikari.MessageFlag.EPHEMERAL)


async def talk(one: hikari.CommandInteraction) -> None:
    thread = await bot.rest.create_thread(one.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, "Talk")
    await thread.send("welcome")
    await one.create_initial_response(NOW, "opened")


async def cards(one: hikari.CommandInteraction) -> None:
    await one.create_initial_response(NOW, component=build.TextDisplayComponentBuilder(content="# Cards"))


@bot.listen()
async def interact(event: hikari.InteractionCreateEvent) -> None:
    one = event.interaction
    if isinstance(one, hikari.AutocompleteInteraction):
        typed = str(one.options[0].value)
        found = [word for word in WORDS if word.startswith(typed)]
        await one.create_response([build.AutocompleteChoiceBuilder(word, word) for word in found])
    elif isinstance(one, hikari.ComponentInteraction) and one.custom_id == "press":
        await one.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "pressed")
    elif isinstance(one, hikari.ComponentInteraction):
        await one.create_initial_response(NOW, f"picked: {one.values[0]}", flags=hikari.MessageFlag.EPHEMERAL)
    elif isinstance(one, hikari.ModalInteraction):
        await one.create_initial_response(NOW, f"hello {one.components[0].components[0].value}")
    elif one.command_name in ("echo", "find"):
        verb = {"echo": "echo", "find": "found"}[one.command_name]
        await one.create_initial_response(NOW, f"{verb}: {one.options[0].value}")
    elif one.command_name == "secret":
        await one.create_initial_response(NOW, "a secret", flags=hikari.MessageFlag.EPHEMERAL)
    else:
        acts = {"board": board, "form": form, "slow": slow, "letter": letter, "talk": talk, "cards": cards}
        await acts[one.command_name](one)


bot.run(shard_count=2)
