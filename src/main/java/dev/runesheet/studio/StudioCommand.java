package dev.runesheet.studio;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.CommandProvider;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.pack.Packs;
import dev.runesheet.studio.server.Address;
import dev.runesheet.studio.server.StudioServer;
import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens the studio in the browser. */
@Command(
    name = "studio",
    description = {
      "Open a page in the browser to edit, view, play and test games.",
      "It is served to this machine alone, by a link that only you are shown; Ctrl+C ends it."
    })
public final class StudioCommand extends AbstractCommand {

  private static final String LIBRARY = "io.javalin.Javalin";
  private static final int LAST_PORT = 65535;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "The game to open; all games of the folder if left out.")
  private String game = "";

  @Option(
      names = "--in",
      paramLabel = "FOLDER",
      description = "The folder with data and decision-tables; this one if left out.")
  private Path in;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of the page; any that is free if left out.")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = {
        "An address of this machine by which others reach the page too, 0.0.0.0 for all of them;",
        "this machine alone if left out. Whoever has the link can read and change the game."
      })
  private String host;

  @Option(names = "--no-open", description = "Print the link and open no browser.")
  private boolean closed;

  public StudioCommand(Terminal terminal) {
    super(terminal);
  }

  /** Adds the command to the command line. */
  public static final class Provider implements CommandProvider {

    @Override
    public AbstractCommand command(Terminal terminal) {
      return new StudioCommand(terminal);
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    Path folder = in == null ? terminal.directory() : terminal.file(in.toString());
    check(folder);
    try (StudioServer server = server(folder)) {
      terminal.out().println("The studio is open at " + server.link());
      terminal.out().println(reach());
      terminal.flush();
      if (!closed) {
        open(server.link());
      }
      new CountDownLatch(1).await();
    }
    return OK;
  }

  private String reach() {
    return isLocal()
        ? "Only this machine reaches it, and only by this link; Ctrl+C ends."
        : "Whoever reaches this machine and has the link can read and change the game; Ctrl+C"
            + " ends.";
  }

  private boolean isLocal() {
    try {
      return new Address(host, port).isLocal();
    } catch (UnknownHostException unknown) {
      throw CommandFailure.usage("--host " + host + " is no address of this machine.");
    }
  }

  private void check(Path folder) {
    isLocal();
    if (port < 0 || port > LAST_PORT) {
      throw CommandFailure.usage(
          "--port " + port + " is no port; they are 0 to " + LAST_PORT + ".");
    }
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.usage("There is no folder '" + folder + "'.");
    }
    try {
      Class.forName(LIBRARY);
    } catch (ClassNotFoundException missing) {
      throw CommandFailure.of(
          "The studio needs the library io.javalin:javalin, which is not here.");
    }
    Set<String> games = Packs.games(folder);
    if (!game.isEmpty() && !games.contains(game)) {
      throw CommandFailure.usage("There is no game '" + game + "'" + GameRules.advice(game, games));
    }
    if (!Files.isDirectory(folder.resolve("data"))) {
      throw CommandFailure.usage(
          "There is no folder 'data' in '" + folder + "'; name the folder of a game with --in.");
    }
  }

  private StudioServer server(Path folder) {
    return StudioServer.start(
        folder,
        game,
        new Address(host, port),
        failure -> terminal.error("in the studio: " + failure));
  }

  /** Opens the browser; whoever has none reads the link. */
  private void open(String link) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    List<String> command =
        system.contains("win")
            ? List.of("rundll32", "url.dll,FileProtocolHandler", link)
            : List.of(system.contains("mac") ? "open" : "xdg-open", link);
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException none) {
      terminal.complain("No browser could be opened; open the link yourself.");
    }
  }
}
