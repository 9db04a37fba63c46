package dev.runesheet.cli;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.GameTools;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.ResourceFiles;
import java.util.Collection;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The rules of a game: those of the working directory, or those that came with Runesheet. */
final class GameRules {

  private static final String PREBUILT = "runesheet/built/%s/rules.list";

  private final String game;
  private final Terminal terminal;
  private final PackFiles files;
  private final GameTools tools;

  private GameRules(String game, Terminal terminal, GameTools tools) {
    this.game = game;
    this.terminal = terminal;
    this.tools = tools;
    this.files = Packs.files(game, terminal.directory());
  }

  /** Finds a game, and says which rules are used. */
  static GameRules find(String game, Terminal terminal) {
    Map<String, GameTools> all = all();
    if (!all.containsKey(game)) {
      throw CommandFailure.usage("There is no game '" + game + "'" + advice(game, all.keySet()));
    }
    GameRules rules = new GameRules(game, terminal, all.get(game));
    terminal.complain(terminal.errPaint().faint("Rules: " + rules.files.origin()));
    return rules;
  }

  /** All games that the command line knows, by id. */
  static Map<String, GameTools> all() {
    Map<String, GameTools> all = new TreeMap<>();
    for (GameTools one : ServiceLoader.load(GameTools.class, GameRules.class.getClassLoader())) {
      all.put(one.game(), one);
    }
    return all;
  }

  /** How a message about an unknown word ends. */
  static String advice(String found, Collection<String> valid) {
    String nearest = Words.nearest(found, valid);
    String words = String.join(", ", valid);
    return nearest == null ? "; there is " + words + "." : "; did you mean '" + nearest + "'?";
  }

  GameTools tools() {
    return tools;
  }

  PackFiles files() {
    return files;
  }

  AuthoringPack pack() {
    return Packs.find(game);
  }

  /** The rules, ready to play; fails with all findings if a source has an error. */
  RuleBook book() {
    if (files instanceof ResourceFiles && isPrebuilt()) {
      return RuleBook.load(game);
    }
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build(game, files, findings);
    stopAtErrors(findings);
    return book;
  }

  private boolean isPrebuilt() {
    String list = PREBUILT.formatted(game);
    return GameRules.class.getClassLoader().getResource(list) != null;
  }

  /** The rules as text, not compiled; fails with all findings if a source has an error. */
  BuiltPack built() {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack(), files, findings);
    stopAtErrors(findings);
    return built;
  }

  private void stopAtErrors(Diagnostics findings) {
    if (findings.hasErrors()) {
      String summary = Findings.summary(findings.all());
      throw CommandFailure.of(
          game + " cannot be used: " + summary + ".", Findings.sorted(findings.all()));
    }
  }
}
