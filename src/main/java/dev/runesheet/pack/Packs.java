package dev.runesheet.pack;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.pack.file.SteadyFiles;
import dev.runesheet.pack.file.TrustedFiles;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.action.TextFormMistake;
import dev.runesheet.table.grid.DroolsSheet;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The packs that can be read: which games there are, where their files are, and rule books of them.
 */
public final class Packs {

  private static final String PREBUILT = "runesheet/built/%s/rules.list";

  private Packs() {}

  /** The ids of the games whose sources can be read, sorted. */
  public static Set<String> games() {
    return all().keySet();
  }

  /**
   * The games on the class path and those declared in a folder: those with a {@code game.yaml} that
   * declares phases.
   */
  public static Set<String> games(Path folder) {
    DeclaredFolders.find(given(folder, "folder")).forEach(InstalledGames::found);
    return games();
  }

  /** The codes of all findings, those of single games included, in the order of their ids. */
  public static List<FindingCode> codes() {
    Stream<FindingCode> ofGames = all().values().stream().flatMap(pack -> pack.codes().stream());
    return Stream.concat(Stream.of(Code.values()), ofGames)
        .sorted(Comparator.comparing(FindingCode::id))
        .toList();
  }

  /**
   * The pack of a game.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is none; it names all there are, and the nearest
   * @throws DeclarationMistake if no service plays the game that the pack reads
   */
  public static AuthoringPack find(String game) {
    AuthoringPack pack = InstalledGames.find(all(), given(game, "game"));
    if (!Games.ids().contains(game)) {
      throw new DeclarationMistake(
          "pack class ("
              + pack.getClass().getName()
              + ") reads game ("
              + game
              + "), which no class plays. Maybe "
              + InstalledGames.listOf(Game.class)
              + " is missing, or does not name the class of the game.");
    }
    return pack;
  }

  /**
   * The pack of a game that is read from some files.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is none; if the files declare it, it names {@link
   *     #games(Path)}, which makes the games of a folder known
   */
  public static AuthoringPack find(String game, PackFiles files) {
    given(files, "files");
    boolean declared =
        !games().contains(given(game, "game"))
            && files
                .read(Manifest.path(game))
                .flatMap(
                    text -> DeclaredFolders.entry(game, new String(text, StandardCharsets.UTF_8)))
                .isPresent();
    if (declared) {
      throw new IllegalArgumentException(
          "game ("
              + Excerpt.of(game)
              + ") is declared in "
              + files.origin()
              + ", but is not known yet.\nMaybe Packs.games(folder) was not called, which makes the"
              + " games of a folder known.");
    }
    return find(game);
  }

  /**
   * A game's files: those of the working directory if it has the game, otherwise those of the jar.
   * A folder of the game that is protected is told when it is read.
   */
  public static PackFiles files(String game, Path workingDirectory) {
    String declaration = Manifest.path(given(game, "game"));
    Path manifest = given(workingDirectory, "workingDirectory").resolve(declaration);
    boolean here = Files.isRegularFile(manifest) || DirectoryFiles.isOutOfSight(manifest);
    return here ? new DirectoryFiles(workingDirectory) : new ResourceFiles();
  }

  /**
   * The files as trusted ones: decision tables with headers of their author's own are used too.
   * Their code can do anything that this program can.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public static PackFiles trusting(PackFiles files) {
    return new TrustedFiles(given(files, "files"));
  }

  /**
   * The rules of a game, ready to play: those of its files, or those that the build made of them if
   * they are the jar's.
   *
   * @param diagnostics takes all findings; with an error among them nothing is built
   * @param probe watches the rules
   * @return the rule book, or null if there are errors
   */
  public static RuleBook book(
      String game, PackFiles files, Diagnostics diagnostics, RuleProbe probe) {
    return book(game, files, diagnostics, probe, catalog -> {});
  }

  /**
   * Compiles the rules of a game, after a check of its catalog.
   *
   * @param first receives the catalog before the rules are compiled, which takes longest, so that
   *     it may refuse a set-up by an exception
   */
  public static RuleBook book(
      String game,
      PackFiles files,
      Diagnostics diagnostics,
      RuleProbe probe,
      Consumer<CatalogAccess> first) {
    given(files, "files");
    given(diagnostics, "diagnostics");
    given(probe, "probe");
    given(first, "first");
    String list = String.format(Locale.ROOT, PREBUILT, given(game, "game"));
    boolean prebuilt =
        files instanceof ResourceFiles && CallersLoader.get().getResource(list) != null;
    if (prebuilt) {
      first.accept(RuleBook.catalogOf(game));
      return RuleBook.load(game, probe);
    }
    PackFiles steady = SteadyFiles.of(files);
    BuiltPack built = PackBuilder.build(find(game, steady), steady, diagnostics);
    if (built == null) {
      return null;
    }
    first.accept(new CatalogAccess.Read(Games.find(game).readCatalog(built.catalog())));
    return compile(built, diagnostics, probe);
  }

  /**
   * Reads, checks and compiles a game.
   *
   * @param diagnostics takes all findings; with an error among them nothing is built
   * @return the rule book, or null if there are errors
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is no such game
   */
  public static RuleBook build(String game, PackFiles files, Diagnostics diagnostics) {
    given(game, "game");
    given(files, "files");
    given(diagnostics, "diagnostics");
    PackFiles steady = SteadyFiles.of(files);
    BuiltPack built = PackBuilder.build(find(game, steady), steady, diagnostics);
    return built == null ? null : compile(built, diagnostics);
  }

  /** Compiles built rules; null and findings if they do not compile. */
  public static RuleBook compile(BuiltPack built, Diagnostics diagnostics) {
    return compile(built, diagnostics, RuleProbe.NONE);
  }

  /** Compiles rules, watched by a probe. */
  public static RuleBook compile(BuiltPack built, Diagnostics diagnostics, RuleProbe probe) {
    given(built, "built");
    given(diagnostics, "diagnostics");
    given(probe, "probe");
    try {
      Game game = Games.find(built.game());
      return RuleBook.compiled(game, built.rules(), built.notes(), built.catalog(), probe);
    } catch (RuleCompilationException wrong) {
      report(wrong, built.content(), diagnostics);
      return null;
    }
  }

  /** Rules that do not compile, as findings at their lines, or at the cells of trusted tables. */
  public static void report(
      RuleCompilationException wrong, PackContent content, Diagnostics diagnostics) {
    given(wrong, "wrong");
    given(content, "content");
    given(diagnostics, "diagnostics");
    boolean untriggered = wrong instanceof UntriggeredRuleException;
    Code code = untriggered ? Code.UNTRIGGERED_RULE : Code.DRL;
    String expected = untriggered ? UntriggeredRuleException.EXPECTED : "";
    for (RuleCompilationException.Problem problem : wrong.problems()) {
      Optional<DroolsSheet> sheet =
          content.trusted().stream().filter(one -> one.name().equals(problem.file())).findFirst();
      if (sheet.isEmpty()) {
        String instead = NumberOfEntity.expected(problem.message()).orElse(expected);
        SourceLocation place = SourceLocation.lineOrFile(problem.file(), problem.line());
        diagnostics.error(code, place, problem.message(), instead);
      } else if (problem.line() > 0) { // Without a line it only repeats that there are problems.
        DroolsSheet.Blame blame = sheet.get().blame(problem.line(), problem.message());
        String header = blame.header().isEmpty() ? "" : "code that " + blame.header() + " can take";
        diagnostics.error(code, blame.place(), problem.message(), header);
      }
    }
  }

  /**
   * Reports errors that span several sources, such as an ambiguous policy of stacking, or that are
   * those of a class.
   */
  public static void report(RuntimeException unfit, String game, Diagnostics diagnostics) {
    String message = message(given(unfit, "unfit"));
    String manifest = Manifest.path(given(game, "game"));
    String source = unfit instanceof TextFormMistake form ? form.type().getName() : manifest;
    SourceLocation place = SourceLocation.file(source);
    given(diagnostics, "diagnostics").error(Code.RULES_UNFIT, place, message, "");
  }

  private static String message(RuntimeException unfit) {
    if (unfit.getCause() instanceof AccessDeniedException denied) {
      return "'" + Path.of(denied.getFile()).getFileName() + "', which is protected";
    }
    return unfit.getMessage() == null ? unfit.toString() : unfit.getMessage();
  }

  private static Map<String, AuthoringPack> all() {
    return InstalledGames.all(AuthoringPack.class, AuthoringPack::game);
  }
}
