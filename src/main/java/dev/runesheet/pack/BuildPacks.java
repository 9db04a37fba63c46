package dev.runesheet.pack;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Step of a build, of Runesheet's own or of a project that brings rules of its own: puts each
 * game's rules, the notes of their places and the catalog beside the classes, so that an embedding
 * game needs neither sources nor spreadsheets. Lists declared games, and the packs' files that lie
 * there, too.
 *
 * <p>Usage: {@code BuildPacks <project folder> <classes folder> [<game> …]}. Without names it takes
 * the games that the folder has: those with {@code data/<game>/game.yaml}. Exits with {@value
 * #MISTAKES} if a source has an error or a class is declared wrongly, and with 2 if it was called
 * wrongly.
 */
public final class BuildPacks {

  /**
   * The exit code if a source has an error. Java itself ends with 1 if it cannot run a class, and a
   * build that goes on after mistakes must not take the one for the other.
   */
  public static final int MISTAKES = 3;

  private static final int FOLDERS = 2;

  private static final Pattern MANIFEST = Pattern.compile(Manifest.path("([^/]+)"));

  private final Path project;
  private final PackFiles files;
  private final Path classes;
  private final Path root;
  private final Diagnostics findings;

  private BuildPacks(Path project, Path classes, Diagnostics findings) {
    this.project = project;
    this.files = new DirectoryFiles(project);
    this.classes = classes;
    this.root = classes.resolve(ResourceFiles.ROOT);
    this.findings = findings;
  }

  /** Builds games. */
  public static void main(String[] arguments) throws IOException {
    if (given(arguments, "arguments").length < FOLDERS) {
      System.err.println("Usage: BuildPacks <project folder> <classes folder> [<game> ...]");
      System.exit(2);
    }
    List<String> games = List.of(arguments).subList(FOLDERS, arguments.length);
    try {
      Diagnostics findings = build(Path.of(arguments[0]), Path.of(arguments[1]), games);
      findings.all().forEach(finding -> System.err.println(finding.message()));
      if (findings.hasErrors()) {
        System.exit(MISTAKES);
      }
    } catch (DeclarationMistake wrong) {
      System.err.println(wrong.getMessage());
      System.exit(MISTAKES);
    }
  }

  /**
   * Builds games.
   *
   * @param project the folder with {@code data}, {@code decision-tables} and {@code rules}
   * @param classes where the build puts classes and resources
   * @param games the games' ids; empty for all that the folder has
   * @return all findings; a game with an error among them is not built
   * @throws DeclarationMistake if a class of a game is declared wrongly, or its service is missing
   */
  public static Diagnostics build(Path project, Path classes, List<String> games)
      throws IOException {
    given(games, "games");
    Diagnostics findings = new Diagnostics();
    BuildPacks build =
        new BuildPacks(given(project, "project"), given(classes, "classes"), findings);
    for (String game : games.isEmpty() ? build.gamesHere() : games) {
      build.build(game);
    }
    build.list();
    return findings;
  }

  private List<String> gamesHere() {
    List<String> games =
        files.list("data").stream()
            .map(MANIFEST::matcher)
            .filter(Matcher::matches)
            .map(manifest -> manifest.group(1))
            .sorted()
            .toList();
    if (games.isEmpty()) {
      findings.error(
          Code.FILE_MISSING,
          SourceLocation.file(project.resolve("data").toString()),
          "no folder of a game with a game.yaml",
          "that of a game of your own, or of " + Words.oneOf(Packs.games()));
    }
    return games;
  }

  private void build(String game) throws IOException {
    Set<String> known = Packs.games(project);
    if (!known.contains(game)) {
      unknown(game, known);
      return;
    }
    Diagnostics ofGame = new Diagnostics();
    BuiltPack built = PackBuilder.build(Packs.find(game), files, ofGame);
    if (built != null) {
      try {
        new BuiltFolder(root.resolve("built").resolve(game)).write(built);
        declare(game);
      } catch (RuleCompilationException wrong) {
        Packs.report(wrong, built.content(), ofGame);
      }
    }
    findings.addAll(ofGame);
  }

  private void unknown(String game, Set<String> known) {
    Path manifest = project.resolve(Manifest.path(game));
    if (!Files.isRegularFile(manifest)) {
      SourceLocation place = SourceLocation.file(project.toString());
      findings.unknownWord(Code.GAME_MISSING, place, game, known);
      return;
    }
    findings.error(
        Code.GAME_MISSING,
        SourceLocation.file(manifest.toString()),
        "'" + game + "'",
        "a game whose game.yaml declares kinds, zones, phases or actions, or one of which "
            + InstalledGames.listOf(AuthoringPack.class)
            + " on the class path names a pack");
  }

  /** Lists a declared game among those of the jar, which has no class of its own to find it by. */
  private void declare(String game) throws IOException {
    String written =
        files
            .read(Manifest.path(game))
            .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
            .orElse("");
    Optional<String> entry = DeclaredFolders.entry(game, written);
    Path list = classes.resolve(GameJar.DECLARED);
    List<String> listed = Files.exists(list) ? Files.readAllLines(list) : List.of();
    if (entry.isPresent() && listed.stream().noneMatch(line -> line.strip().equals(entry.get()))) {
      List<String> all = new ArrayList<>(listed);
      all.add(entry.get());
      Files.createDirectories(list.getParent());
      Files.write(list, all);
    }
  }

  /** Lists those of the project's files that lie beside the classes, for {@link ResourceFiles}. */
  private void list() throws IOException {
    List<String> names = new ArrayList<>();
    for (String folder : List.of("rules", "decision-tables", "data")) {
      names.addAll(files.list(folder));
    }
    names.removeIf(name -> !Files.isRegularFile(root.resolve(name)));
    Path list = root.resolve(ResourceFiles.LIST);
    if (names.isEmpty()) {
      Files.deleteIfExists(list);
    } else {
      Files.writeString(list, String.join("\n", names) + "\n");
    }
  }
}
