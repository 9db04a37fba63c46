package dev.runesheet.studio.desk;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.watch.WatchListener;
import dev.runesheet.cli.watch.WatchLoop;
import dev.runesheet.cli.watch.WatchRound;
import dev.runesheet.cli.watch.WatchSession;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A game that is being edited: it is read once at first and again on each save, in a thread of its
 * own. Everything else may be asked from any thread, and sees the last good rules.
 */
public final class Desk implements AutoCloseable {

  private final String game;
  private final Path root;
  private final WatchSession session;
  private final DeskEvents events = new DeskEvents();
  private final SaveResults results = new SaveResults();
  private final Thread watcher;
  private volatile List<Diagnostic> findings = List.of();
  private volatile Tests tests = Tests.NONE;
  private volatile boolean read;
  private volatile boolean broken;

  /** True if results of tests are older than the last save. */
  private volatile boolean again;

  private volatile String stopped = "";

  Desk(String game, Path root) {
    this.game = game;
    this.root = root;
    this.session = new WatchSession(LiveRules.of(game, root));
    this.watcher = new Thread(this::watch, "studio " + game);
    watcher.setDaemon(true);
    watcher.start();
  }

  private void watch() {
    try {
      new WatchLoop(session, new Listener()).run(Integer.MAX_VALUE);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (Throwable failed) { // Errors too: the page would show old results as new ones.
      stopped = "Saves are no longer noticed: " + failed.getMessage() + " Start the studio again.";
      events.tell("state", state());
    }
  }

  /** Takes what the watching thread finds out. */
  private final class Listener implements WatchListener {

    @Override
    public void read(RulesUpdate update) {
      findings = Findings.sorted(update.findings());
      broken = update.refused();
      read = true;
      events.tell("state", state());
    }

    @Override
    public void first(WatchRound round) {
      findings = round.findings();
      played();
    }

    @Override
    public void saved(List<String> files, RulesUpdate update) {
      ObjectNode round = results.saved(files, update, findings);
      findings = Findings.sorted(update.findings());
      broken = update.refused();
      again = !update.refused();
      events.tell("saved", round);
      events.tell("state", state());
    }

    @Override
    public void next(WatchRound round, long millis) {
      findings = round.findings();
      again = round.left() > 0;
      events.tell("tested", results.tested(round, millis));
      played();
    }

    @Override
    public void rest(WatchRound round) {
      again = false;
      events.tell("tested", results.tested(round, 0));
      played();
    }

    @Override
    public void goingOn() {
      played();
    }

    private void played() {
      tests = new Tests(session.cases(), session.results());
      events.tell("state", state());
    }
  }

  /** The game's id. */
  public String game() {
    return game;
  }

  /** The folder that all its files stand below. */
  public Path root() {
    return root;
  }

  public AuthoringPack pack() {
    return Packs.find(game);
  }

  /** The tools that playing the game needs. */
  public GameTools tools() {
    return GameTools.of(game);
  }

  /** The files, of which unchanged ones are not read again. */
  public PackFiles files() {
    return session.rules().files();
  }

  /** The rules in force. */
  public RuleBook book() {
    if (session.rules().sources().isEmpty()) {
      throw Refusal.conflict(
          read
              ? "There are no good rules yet: mend the errors first."
              : "The rules are being read.");
    }
    return session.rules().current();
  }

  /** The sources of the rules in force; empty if there were no good ones yet. */
  public Optional<BuiltPack> sources() {
    return session.rules().sources();
  }

  public Tests tests() {
    return tests;
  }

  public DeskEvents events() {
    return events;
  }

  /** All that the page shows around its parts. */
  public ObjectNode state() {
    ObjectNode state = Json.object().put("game", game).put("read", read).put("broken", broken);
    boolean good = session.rules().sources().isPresent();
    state.put("good", good).put("stopped", stopped);
    state.put("rules", good ? session.rules().current().hash() : "");
    state.set("findings", QuickFixes.toJson(findings));
    boolean preparing = good && tests == Tests.NONE;
    state.set("tests", tests.summary().put("again", again).put("preparing", preparing));
    return state;
  }

  /** The results of the last saves, newest first. */
  public ObjectNode changes() {
    return Json.object().set("rounds", results.toJson());
  }

  @Override
  public void close() {
    watcher.interrupt();
  }
}
