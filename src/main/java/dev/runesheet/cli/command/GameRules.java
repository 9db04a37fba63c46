package dev.runesheet.cli.command;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Workplace;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import dev.runesheet.spi.CatalogAccess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The rules of a game: those of the working directory, or those that came with Runesheet. */
public final class GameRules {

  private final String game;
  private final Workplace place;
  private final PackFiles found;
  private final PackFiles files;
  private final boolean trusted;

  private GameRules(String game, boolean trusted, Workplace place, PackFiles found) {
    this.game = game;
    this.trusted = trusted;
    this.place = place;
    this.found = found;
    this.files = trusted ? Packs.trusting(found) : found;
  }

  /**
   * Finds a game, and prints the rules in use.
   *
   * @param trusted whether code in tables may run
   */
  public static GameRules find(String game, boolean trusted, Terminal terminal) {
    Set<String> games = Packs.games(terminal.directory());
    if (!games.contains(game)) {
      throw CommandFailure.usage(
          "There is no game '" + game + "'" + elsewhere(game, games, terminal.directory()));
    }
    Packs.find(game); // Refuses a pack of a game that no class plays, before anything is told.
    PackFiles found = Packs.files(game, terminal.directory());
    GameRules rules = new GameRules(game, trusted, terminal.place(), found);
    terminal.complain(terminal.errPaint().faint("Rules: " + rules.files.origin()));
    return rules;
  }

  /** Why there is none of the name, or what there is instead. */
  private static String elsewhere(String game, Set<String> games, Path directory) {
    if (isDeclared(game, directory.resolve(game))) {
      return " here, but in the folder '" + game + "': change to it.";
    }
    String packs = InstalledGames.listOf(AuthoringPack.class);
    if (Games.ids().contains(game)) {
      return " to read, though there is a class that plays it: " + packs + " names no pack of it.";
    }
    return isDeclared(game, directory)
        ? ", though data/"
            + game
            + "/game.yaml is here: the name of a game is small letters, digits and -, and begins"
            + " with a letter; its game.yaml declares kinds, zones, phases or actions, or "
            + packs
            + " of classes on RUNESHEET_CLASSPATH names a pack of it."
        : advice(game, games);
  }

  /**
   * Another version of the rules.
   *
   * @param path a folder that has the game, or a file that stands for the game's file of its name
   */
  public GameRules version(String path) {
    Path other = place.directory().resolve(path);
    if (Files.isRegularFile(other)) {
      return new GameRules(game, trusted, place, replaced(other));
    }
    if (!isDeclared(game, other)) {
      throw CommandFailure.usage(
          "'" + path + "' is neither a file nor a folder with " + Manifest.path(game) + ".");
    }
    return new GameRules(game, trusted, place, new DirectoryFiles(other));
  }

  private static boolean isDeclared(String game, Path folder) {
    return Files.isRegularFile(folder.resolve(Manifest.path(game)));
  }

  private PackFiles replaced(Path other) {
    String name = other.getFileName().toString();
    List<String> all = new ArrayList<>();
    for (String folder : List.of("data", "decision-tables", "rules")) {
      all.addAll(found.list(folder + "/" + game));
    }
    List<String> same = all.stream().filter(one -> one.endsWith("/" + name)).toList();
    if (same.size() != 1) {
      String number = same.isEmpty() ? "no file" : "more than one file";
      throw CommandFailure.usage(
          game
              + " has "
              + number
              + " of the name '"
              + name
              + "'"
              + (same.isEmpty() ? advice(name, names(all)) : ": " + String.join(", ", same) + "."));
    }
    try {
      return new ReplacedFiles(
          found, Map.of(same.get(0), SourceBytes.read(other)), "the file " + other);
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + other + "' cannot be read.");
    }
  }

  private static List<String> names(List<String> files) {
    return files.stream().map(one -> one.substring(one.lastIndexOf('/') + 1)).distinct().toList();
  }

  /** The end of a message about an unknown word. */
  public static String advice(String found, Collection<String> valid) {
    String nearest =
        valid.stream()
            .filter(one -> !found.isEmpty() && one.startsWith(found))
            .findFirst()
            .orElseGet(() -> Words.nearest(found, valid));
    return nearest == null
        ? "; expected " + Words.oneOf(valid) + "."
        : "; did you mean '" + nearest + "'?";
  }

  /** The game's tools for set-up and narration. */
  public GameTools tools() {
    return GameTools.of(game);
  }

  public PackFiles files() {
    return files;
  }

  public AuthoringPack pack() {
    return Packs.find(game);
  }

  /** The rules, ready to play; fails with all findings if a source has an error. */
  public RuleBook book() {
    return book(RuleProbe.NONE);
  }

  /** The same; what a user named is checked before the rules are compiled. */
  public RuleBook book(Consumer<CatalogAccess> check) {
    return book(RuleProbe.NONE, check);
  }

  /** The rule book, watched by a probe. */
  public RuleBook book(RuleProbe probe) {
    return book(probe, catalog -> {});
  }

  /** The rule book, watched by a probe; names in options are checked before it is compiled. */
  public RuleBook book(RuleProbe probe, Consumer<CatalogAccess> check) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = place.rules().book(game, files, findings, probe, check);
    stopAtErrors(findings);
    return book;
  }

  /**
   * The rules while their sources are edited, not read yet; fails if there is no folder of the game
   * to edit.
   */
  public LiveRules live() {
    if (!(found instanceof DirectoryFiles)) {
      throw CommandFailure.usage(
          "There is no data/" + game + " in this folder; there is nothing to watch.");
    }
    return trusted
        ? LiveRules.trusting(game, place.directory())
        : LiveRules.of(game, place.directory());
  }

  /** The live rules of sources without errors; fails with all findings if a source has one. */
  public LiveRules goodLive() {
    LiveRules rules = live();
    RulesUpdate first = rules.update();
    if (first.refused()) {
      stop(first.findings());
    }
    return rules;
  }

  /** The rules as text, not compiled; fails with all findings if a source has an error. */
  public BuiltPack built() {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack(), files, findings);
    stopAtErrors(findings);
    return built;
  }

  private void stopAtErrors(Diagnostics findings) {
    if (findings.hasErrors()) {
      stop(findings.all());
    }
  }

  private void stop(List<Diagnostic> findings) {
    String summary = Findings.summary(findings);
    throw CommandFailure.of(game + " cannot be used: " + summary + ".", Findings.sorted(findings));
  }
}
