"""The bot of the walk, with interactions.py; one line points it at the sandbox."""

import io
import os

import interactions
from interactions.api.http.route import Route

Route.BASE = f"{os.environ['SANDBOX_URL']}/api/v10"

WORDS = ["kintei", "kumo", "maze"]
bot = interactions.AutoShardedClient(
    token=os.environ["SANDBOX_TOKEN"],
    intents=interactions.Intents.DEFAULT,
    send_command_tracebacks=False,
)


@interactions.slash_command("echo", description="Repeats a word")
@interactions.slash_option(
    "word", "A word", interactions.OptionType.STRING, required=True,
    choices=[interactions.SlashCommandChoice(name=name, value=name) for name in ("one", "two")],
)
async def echo(ctx: interactions.SlashContext, word: str):
    await ctx.send(f"echo: {word}")


@interactions.slash_command("find", description="Finds a word")
@interactions.slash_option("word", "A word", interactions.OptionType.STRING, required=True, autocomplete=True)
async def find(ctx: interactions.SlashContext, word: str):
    await ctx.send(f"found: {word}")


@find.autocomplete("word")
async def complete(ctx: interactions.AutocompleteContext):
    await ctx.send(choices=[{"name": word, "value": word} for word in WORDS if word.startswith(ctx.input_text)])


@interactions.slash_command("board", description="Shows a board")
async def board(ctx: interactions.SlashContext):
    button = interactions.Button(style=interactions.ButtonStyle.PRIMARY, label="Press", custom_id="press")
    menu = interactions.StringSelectMenu(
        interactions.StringSelectOption(label="A", value="a"),
        interactions.StringSelectOption(label="B", value="b"),
        custom_id="pick",
    )
    embed = interactions.Embed(title="Board", description="Press")
    rows = [interactions.ActionRow(button), interactions.ActionRow(menu)]
    await ctx.send("a board", embed=embed, components=rows)


@interactions.component_callback("press")
async def press(ctx: interactions.ComponentContext):
    await ctx.edit_origin(content="pressed")


@interactions.component_callback("pick")
async def pick(ctx: interactions.ComponentContext):
    await ctx.send(f"picked: {ctx.values[0]}", ephemeral=True)


@interactions.slash_command("form", description="Opens a form")
async def form(ctx: interactions.SlashContext):
    field = interactions.ShortText(label="Name", custom_id="name")
    await ctx.send_modal(interactions.Modal(field, title="Form", custom_id="form"))


@interactions.modal_callback("form")
async def submitted(ctx: interactions.ModalContext, name: str):
    await ctx.send(f"hello {name}")


@interactions.slash_command("secret", description="Tells a secret")
async def secret(ctx: interactions.SlashContext):
    await ctx.send("a secret", ephemeral=True)


@interactions.slash_command("slow", description="Takes its time")
async def slow(ctx: interactions.SlashContext):
    await ctx.defer()
    message = await ctx.send("done")
    await ctx.send("more")
    await ctx.edit(message, file=interactions.File(io.BytesIO(b"a note"), file_name="note.txt"))


@interactions.slash_command("letter", description="Writes a letter")
async def letter(ctx: interactions.SlashContext):
    await ctx.author.send("a letter")
    await ctx.send("sent", ephemeral=True)


@interactions.slash_command("talk", description="Opens a thread")
async def talk(ctx: interactions.SlashContext):
    thread = await ctx.channel.create_thread(name="Talk", thread_type=interactions.ChannelType.GUILD_PUBLIC_THREAD)
    await thread.send("welcome")
    await ctx.send("opened")


@interactions.slash_command("cards", description="Lays out cards")
async def cards(ctx: interactions.SlashContext):
    await ctx.send(components=[interactions.TextDisplayComponent("# Cards")])


bot.start()
