package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.built.EngineRules;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build of a project that depends on Runesheet and brings rules of its own. */
@Tag("thorough")
class OwnRulesTest {

  private static final String HERO = "data/math-battle/heroes/fighter.json";

  @TempDir Path folder;

  @Test
  void aFolderOfOneGameBuildsThatGameWithTheEnginesRules() throws IOException {
    copy("data/math-battle", "decision-tables/math-battle", "decision-tables/engine");

    assertThat(BuildPacks.build(folder, classes(), List.of()).all()).isEmpty();

    assertThat(games()).containsExactly("math-battle");
    String list = Files.readString(built("rules.list"));
    for (String topic : EngineRules.TOPICS) {
      assertThat(list).contains("\trules/engine/" + topic + ".drl\n");
    }
    assertThat(list)
        .contains("\tgenerated/engine/scoping.drl\n", "\tgenerated/engine/suppression.drl\n");
  }

  @Test
  void declaredGamesAreListedOnceSoThatTheJarBringsThem() throws IOException {
    copy("data/math-battle", "data/ember-vale", "decision-tables", "rules");
    Path list = classes().resolve("META-INF/runesheet/declared-games");
    Files.createDirectories(list.getParent());
    Files.writeString(list, "a-game-of-mine");

    BuildPacks.build(folder, classes(), List.of("math-battle", "ember-vale"));
    BuildPacks.build(folder, classes(), List.of("ember-vale"));

    assertThat(list).hasContent("a-game-of-mine\nmath-battle duel\nember-vale\n");
  }

  /** Its folder is here, but no pack on the class path reads it. */
  @Test
  void aFolderOfAGameThatNothingReadsIsTold() throws IOException {
    Path manifest = folder.resolve("data/gloom/game.yaml");
    Files.createDirectories(manifest.getParent());
    Files.writeString(manifest, "game: gloom\n");

    for (List<String> chosen : List.of(List.<String>of(), List.of("gloom"))) {
      assertThat(BuildPacks.build(folder, classes(), chosen).all())
          .singleElement()
          .satisfies(
              one -> {
                assertThat(one.code()).isEqualTo(Code.GAME_MISSING);
                assertThat(one.location().file()).isEqualTo(manifest.toString());
                assertThat(one.expected())
                    .contains("META-INF/services/dev.runesheet.pack.AuthoringPack");
              });
    }
  }

  @Test
  void onlyTheChosenGamesAreBuilt() throws IOException {
    copy("data/math-battle", "data/queens-blood", "decision-tables", "rules");

    assertThat(BuildPacks.build(folder, classes(), List.of("math-battle")).all()).isEmpty();

    assertThat(games()).containsExactly("math-battle");
  }

  /** A game of the folder alone, which no class path has yet. */
  @Test
  void aDeclaredGameOfTheFolderCanBeChosenByName() throws IOException, InterruptedException {
    copy("data/ember-vale", "decision-tables", "rules");
    Files.move(folder.resolve("data/ember-vale"), folder.resolve("data/amber-hill"));
    Path declaration = folder.resolve("data/amber-hill/game.yaml");
    String text = Files.readString(declaration).replace("ember-vale", "amber-hill");
    Files.writeString(declaration, text.replaceFirst("  effects: .*\n", ""));

    // A virtual machine of its own, as a build has, so that no other test knows the game.
    Process build =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                BuildPacks.class.getName(),
                folder.toString(),
                classes().toString(),
                "amber-hill")
            .redirectErrorStream(true)
            .start();
    String printed = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(build.waitFor()).as(printed).isZero();
    assertThat(games()).containsExactly("amber-hill");
  }

  @Test
  void anUnknownGameIsAFindingWithTheNearestName() throws IOException {
    assertThat(BuildPacks.build(folder, classes(), List.of("math-batle")).all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.GAME_MISSING);
              assertThat(finding.message()).contains("math-batle", "did you mean 'math-battle'?");
            });
  }

  @Test
  void aFolderWithoutAnyGameIsAFindingThatNamesWhatIsMissing() throws IOException {
    assertThat(BuildPacks.build(folder, classes(), List.of()).all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.FILE_MISSING);
              assertThat(finding.message()).contains("game.yaml", "math-battle", "valeria");
            });
  }

  @Test
  void aFolderWithoutTheHandWrittenRulesOfAGamePlaysByThoseThatCameWithIt() throws IOException {
    copy("data/valeria", "decision-tables/valeria", "decision-tables/engine");
    copy("data/werewolf", "decision-tables/werewolf");

    for (String game : List.of("valeria", "werewolf")) {
      assertThat(book(game, folder).hash()).isEqualTo(book(game, Path.of("")).hash());
    }
  }

  @Test
  void aFolderWithAnyHandWrittenRuleOfAGamePlaysByItsOwnAlone() throws IOException {
    copy("data/werewolf", "decision-tables/werewolf", "decision-tables/engine");
    copy("rules/werewolf/stages.drl");

    assertThat(written("werewolf", folder)).containsExactly("rules/werewolf/stages.drl");
  }

  @Test
  void eachHandWrittenRuleThatComesWithAGameIsNamedByIt() {
    for (String game : Packs.games()) {
      List<String> files = new DirectoryFiles(Path.of("")).list("rules/" + game);
      assertThat(Packs.find(game).handWritten()).as(game).isEqualTo(files);
    }
  }

  private static RuleBook book(String game, Path folder) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build(game, new DirectoryFiles(folder), findings);
    assertThat(findings.all()).filteredOn(one -> one.severity() == Severity.ERROR).isEmpty();
    return book;
  }

  private static List<String> written(String game, Path folder) {
    return PackBuilder.build(Packs.find(game), new DirectoryFiles(folder), new Diagnostics())
        .rules()
        .stream()
        .map(RuleSource::name)
        .filter(name -> name.startsWith("rules/" + game))
        .toList();
  }

  @Test
  void rulesThatAnEarlierBuildMadeAreGone() throws IOException {
    copy("data/math-battle", "decision-tables");
    Files.createDirectories(built(""));
    Files.writeString(built("099-old.drl"), "package old; rule \"old\" when then end");

    BuildPacks.build(folder, classes(), List.of());

    assertThat(built("099-old.drl")).doesNotExist();
  }

  @Test
  void oneGamesErrorKeepsNoOtherFromBeingBuilt() throws IOException {
    copy("data/math-battle", "data/queens-blood", "decision-tables", "rules");
    Files.writeString(folder.resolve(HERO), "{");

    Diagnostics findings = BuildPacks.build(folder, classes(), List.of());

    assertThat(findings.hasErrors()).isTrue();
    assertThat(games()).containsExactly("queens-blood");
  }

  @Test
  void rulesThatDoNotCompileAreAFindingAtTheirLine() throws IOException {
    copy("data/math-battle", "decision-tables");
    Files.createDirectories(folder.resolve("rules/math-battle"));
    Files.writeString(
        folder.resolve("rules/math-battle/own.drl"),
        "package own;\nrule \"own\" when Nothing() then end");

    assertThat(BuildPacks.build(folder, classes(), List.of()).all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.DRL);
              assertThat(finding.message()).contains("rules/math-battle/own.drl:2", "Nothing");
            });
  }

  @Test
  void whatDroolsThrowsAtAnOwnFileIsAFindingAtItsLine() throws IOException {
    copy("data/math-battle", "decision-tables");
    Path own = folder.resolve("rules/math-battle/own.drl");
    Files.createDirectories(own.getParent());
    Files.writeString(own, "package own;\ndeclare Foo extends Nothing end\n");

    Diagnostics findings = new Diagnostics();
    assertThat(Packs.build("math-battle", new DirectoryFiles(folder), findings)).isNull();

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.DRL);
              assertThat(finding.message()).contains("rules/math-battle/own.drl:2:1");
            });
  }

  @Test
  void rulesThatDroolsCannotBuildTogetherAreAFindingAlsoBesideThoseOfABuild() throws IOException {
    copy("data/math-battle", "decision-tables");
    Path own = Files.createDirectories(folder.resolve("rules/math-battle")).resolve("own.drl");
    Files.writeString(
        own,
        """
        package own;
        import dev.runesheet.spi.fact.*;
        rule "plain" when Event() $h : Entity( $c : controller ) then end
        rule "branch" when Event() $h : Entity( $c : controller ) if ( $c == 0 ) do[x]
          Entity( controller != $c ) then then[x] end
        """);
    Diagnostics findings = new Diagnostics();

    assertThat(Packs.build("math-battle", new DirectoryFiles(folder), findings)).isNull();
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().toString()).startsWith("rules/math-battle/own.drl:4");
              assertThat(one.message()).contains("branch", "cannot be built");
            });
  }

  @Test
  void aRuleThatChangesTheMatchByLastingFactsIsAFindingAtItsLine() throws IOException {
    copy("data/math-battle", "decision-tables");
    Path own = folder.resolve("rules/math-battle/own.drl");
    Files.createDirectories(own.getParent());
    Files.writeString(
        own,
        """
        package own;
        import dev.runesheet.spi.fact.*;
        global Changes changes;
        // rule "grows"
        rule "grows" when $e : Entity() then changes.setStat( $e, "health", 3 ); end
        """);

    Diagnostics built = BuildPacks.build(folder, classes(), List.of("math-battle"));
    Diagnostics read = new Diagnostics();
    assertThat(Packs.build("math-battle", new DirectoryFiles(folder), read)).isNull();

    for (Diagnostics findings : List.of(built, read)) {
      assertThat(findings.all())
          .singleElement()
          .satisfies(
              finding -> {
                assertThat(finding.code()).isEqualTo(Code.UNTRIGGERED_RULE);
                assertThat(finding.message())
                    .contains("rules/math-battle/own.drl:5", "rule (grows)", "Event or Checkpoint");
              });
    }
  }

  @Test
  void onlySourcesThatAreOnTheClassPathAreListed() throws IOException {
    copy("data/math-battle", "decision-tables");
    Path packed = classes().resolve("runesheet").resolve(HERO);
    Files.createDirectories(packed.getParent());
    Files.copy(Path.of(HERO), packed);

    BuildPacks.build(folder, classes(), List.of());

    assertThat(Files.readAllLines(classes().resolve("runesheet/files.list"))).containsExactly(HERO);
  }

  @Test
  void listsOfSeveralJarsAreMergedAndTheSourcesOfAGameAreThoseOfOneJar() throws IOException {
    Path first = jar("first", "data/math-battle/game.yaml");
    Path second = jar("second", "data/math-battle/heroes/fighter.json", "rules/engine/routing.drl");
    URL[] both = {first.toUri().toURL(), second.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(both, null)) {
      ResourceFiles files = new ResourceFiles(loader);

      assertThat(files.list("data")).containsExactly("data/math-battle/game.yaml");
      assertThat(files.list("data/math-battle/heroes")).isEmpty();
      assertThat(files.list("rules/engine")).containsExactly("rules/engine/routing.drl");
    }
  }

  @Test
  void rulesWithoutThoseOfTheEngineAreRefusedWithACodeInsteadOfPlayingDraws() {
    List<RuleSource> rules =
        List.of(new RuleSource("own.drl", "package own; rule \"own\" when then end"));

    assertThatThrownBy(
            () ->
                RuleBook.compile(
                    Games.find("math-battle"), rules, SourceNotes.NONE, MissingNode.getInstance()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("RS051")
        .hasMessageContaining("routing")
        .hasMessageContaining("math-battle");
    assertThat(EngineRules.CODE).isEqualTo(Code.ENGINE_RULES.id());
  }

  @Test
  void rulesWithoutThoseOfTheEnginesScopesAreRefused() {
    List<RuleSource> rules =
        Books.engine().stream()
            .filter(source -> !source.name().equals("generated/engine/scoping.drl"))
            .toList();

    assertThatThrownBy(
            () ->
                RuleBook.compile(
                    Games.find("math-battle"), rules, SourceNotes.NONE, MissingNode.getInstance()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("RS051 rules of the engine (scope: allies, scope: other allies,");
  }

  @Test
  void aRuleOfADeclaredScopeThatAFolderWritesAgainIsFound() throws IOException {
    copy("data/math-battle", "decision-tables/math-battle", "decision-tables/engine");
    copy("rules/engine");
    Path scoping = folder.resolve("rules/engine/scoping.drl");
    String again = "rule \"scope: allies\" when String( this == \"never\" ) then end\n";
    Files.writeString(scoping, again, StandardOpenOption.APPEND);
    Diagnostics findings = new Diagnostics();

    assertThat(Packs.build("math-battle", new DirectoryFiles(folder), findings)).isNull();

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.message())
                    .contains("rules/engine/scoping.drl:", "RS008", "scope: allies", "left out"));
  }

  private Path jar(String name, String... files) throws IOException {
    Path root = folder.resolve(name).resolve("runesheet");
    Files.createDirectories(root);
    Files.write(root.resolve("files.list"), List.of(files));
    return root.getParent();
  }

  private void copy(String... parts) throws IOException {
    for (String part : parts) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
  }

  private List<String> games() throws IOException {
    try (Stream<Path> folders = Files.list(classes().resolve("runesheet/built"))) {
      return folders.map(one -> one.getFileName().toString()).sorted().toList();
    }
  }

  private Path classes() {
    return folder.resolve("target/classes");
  }

  private Path built(String file) {
    return classes().resolve("runesheet/built/math-battle").resolve(file);
  }
}
