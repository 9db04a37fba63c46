package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.PackedGame;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieServices;
import org.kie.api.builder.KieModule;
import org.kie.api.runtime.KieContainer;

/** Games as jars that KIE loads. */
@Tag("thorough")
class PackageCommandTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "werewolf"})
  void aPackagedGamePlaysTheSame(String game) {
    Path jar = packaged(game, "one.jar");
    KieServices kie = KieServices.get();
    KieModule module =
        kie.getRepository().addKieModule(kie.getResources().newFileSystemResource(jar.toFile()));
    assertThat(module.getReleaseId().toExternalForm()).isEqualTo("my.games:" + game + ":2.1");
    KieContainer container = kie.newKieContainer(module.getReleaseId());
    assertThat(container.getKieBaseNames()).containsExactly(game);
    RuleBook ofKie = RuleBook.fromKieBase(game, container, game);
    RuleBook shipped = ShippedBooks.of(game);
    for (long seed = 1; seed <= 3; seed++) {
      assertThat(played(ofKie, seed)).hasSizeGreaterThan(10).isEqualTo(played(shipped, seed));
    }
    container.dispose();
  }

  /** KIE looks methods up by types alone, unless it is told not to. */
  @Test
  void rulesOfMvelThatRunesheetBuildsAreBuiltByKieToo() throws IOException {
    Path game = Ran.copyOfRules(folder.resolve("game"));
    Path rules = Files.createDirectories(game.resolve("rules/math-battle")).resolve("own.drl");
    Files.writeString(
        rules,
        """
        package my.own;
        import dev.runesheet.spi.fact.*;
        global Changes changes;
        rule "numbers" dialect "mvel"
        when
          Event()
          $h : Entity( has( "health" ), stat( "health" ) > 50 )
        then
          changes.setStat( $h, "health", Math.max( 1, 2 ) );
          foreach ( n : [1, 2, 3] ) { changes.setStat( $h, "health", $h.stat( "health" ) + n ); }
        end
        """);
    Path jar = folder.resolve("own.jar");
    String[] words = {"package", "math-battle", "--release", "3.1", "--out", jar.toString()};
    assertThat(Ran.in(game, "", words).code()).isZero();
    KieServices kie = KieServices.get();
    KieModule module =
        kie.getRepository().addKieModule(kie.getResources().newFileSystemResource(jar.toFile()));
    KieContainer container = kie.newKieContainer(module.getReleaseId());
    RuleBook ofKie = RuleBook.fromKieBase("math-battle", container, "math-battle");
    RuleBook ofJar = PackedGame.load("math-battle", jar);
    assertThat(played(ofKie, 1))
        .isEqualTo(played(ofJar, 1))
        .isNotEqualTo(played(ShippedBooks.of("math-battle"), 1));
    container.dispose();
  }

  @Test
  void aMistakeNamesPackagesAsItsSourceDoes() throws IOException {
    Path game = Ran.copyOfRules(folder.resolve("game"));
    Path rules = Files.createDirectories(game.resolve("rules/math-battle")).resolve("own.drl");
    Files.writeString(
        rules,
        """
        package my.own.first;
        import dev.runesheet.spi.fact.*;
        declare Weak who : Entity end
        rule "asks" when Event() $f : Entity() Weak( $f() > 1 ) then insert( new Weak( $f ) ); end
        """);
    Path jar = folder.resolve("own.jar");
    assertThat(Ran.in(game, "", "package", "math-battle", "--out", jar.toString()).err())
        .contains("rules/math-battle/own.drl:4: ", "strict-mode: my.own.first.Weak.$f()")
        .doesNotContain("runesheet.built");
  }

  /** KIE, for one, leaves jars open in a cache of Java's. */
  @Test
  void aJarThatIsReplacedIsReadAnewAlsoWhileJavaKeepsTheOldOne() throws IOException {
    Path jar = folder.resolve("replaced.jar");
    assertThat(Ran.run("package", "math-battle", "--out", jar.toString()).code()).isZero();
    String entry = "!/runesheet/built/math-battle/rules.list";
    new URL("jar:" + jar.toUri() + entry).openStream().close();
    Files.delete(jar);
    assertThat(Ran.run("package", "ember-vale", "--out", jar.toString()).code()).isZero();

    assertThat(PackedGame.load("ember-vale", jar).game().id()).isEqualTo("ember-vale");
  }

  /** As KIE's scanner does; a match would change its rules between two decisions. */
  @Test
  void aBookKeepsItsRulesWhenItsContainerIsUpdated() throws IOException {
    Path old = packaged("math-battle", "old.jar");
    Path newer =
        changed(
            old,
            folder.resolve("newer.jar"),
            text -> text.replace("getOpponent(), 8.0", "getOpponent(), 9.0").replace("2.1", "2.2"));
    KieServices kie = KieServices.get();
    List<KieModule> modules =
        Stream.of(old, newer)
            .map(jar -> kie.getResources().newFileSystemResource(jar.toFile()))
            .map(kie.getRepository()::addKieModule)
            .toList();
    KieContainer container = kie.newKieContainer(modules.get(0).getReleaseId());
    RuleBook book = RuleBook.fromKieBase("math-battle", container, "math-battle");
    RuleBook ofBase =
        RuleBook.of(
            book.game(),
            container.getKieBase("math-battle"),
            book.notes(),
            book.catalog(DeclaredCatalog.class).toJson());
    container.updateToVersion(modules.get(1).getReleaseId());
    RuleBook next = RuleBook.fromKieBase("math-battle", container, "math-battle");

    assertThat(book.hash()).isEqualTo(ofBase.hash()).isNotEqualTo(next.hash());
    List<String> before = played(ShippedBooks.of("math-battle"), 4);
    assertThat(played(book, 4)).isEqualTo(before);
    assertThat(played(book.throughNetwork(), 4)).isEqualTo(before);
    assertThat(played(ofBase.throughNetwork(), 4)).isEqualTo(before);
    assertThat(played(next, 4)).isNotEqualTo(before);
    container.dispose();
  }

  /** A game of a person's own, which nothing on the class path declares. */
  @Test
  void aGameThatOnlyTheContainersJarDeclaresPlays() throws IOException {
    Path jar = renamed(packaged("ember-vale", "vale.jar"), "my-vale");
    KieServices kie = KieServices.get();
    KieModule module =
        kie.getRepository().addKieModule(kie.getResources().newFileSystemResource(jar.toFile()));
    KieContainer container = kie.newKieContainer(module.getReleaseId());
    RuleBook book = RuleBook.fromKieBase("my-vale", container, "my-vale");
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
    try (Match match = book.newMatch(setup.toJson(), 1)) {
      assertThat(match.pendingDecisions()).isNotEmpty();
    }
    assertThatThrownBy(() -> RuleBook.fromKieBase("my-valley", container, "my-vale"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Did you mean 'my-vale'?");
    container.dispose();
  }

  /** Nothing on the class path declares it, and no container does. */
  @Test
  void aGameThatOnlyItsJarDeclaresPlaysFromThatJar() throws IOException {
    Path jar = renamed(packaged("ember-vale", "vale.jar"), "my-hills");
    RuleBook book = PackedGame.load("my-hills", jar);
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "frost"), 0, null);
    try (Match match = book.newMatch(setup.toJson(), 1)) {
      assertThat(match.pendingDecisions()).isNotEmpty();
      book.restore(match.save()).close();
    }
    assertThatThrownBy(() -> PackedGame.load("my-hill", jar))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("my-hills.jar) has no rules of my-hill.");
  }

  /** The jar of Ember Vale as that of a game with another id, without compiled form and hash. */
  private Path renamed(Path jar, String id) throws IOException {
    return changed(
        jar,
        folder.resolve(id + ".jar"),
        text ->
            text.replace("ember-vale", id)
                .replace("embervale", id.replace("-", ""))
                .replaceAll("(?m)^hash\\s.*\\R?", ""));
  }

  private static Path changed(Path jar, Path other, UnaryOperator<String> change)
      throws IOException {
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(other))) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        if (!entry.getName().endsWith(".bin")) {
          to.putNextEntry(new ZipEntry(change.apply(entry.getName())));
          String text =
              new String(from.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
          to.write(change.apply(text).getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    return other;
  }

  @Test
  void theRulesOfAJarArePlayedWhateverIsOnTheClassPath() {
    Path jar = packaged("math-battle", "one.jar");
    RuleBook packed = PackedGame.load("math-battle", jar);
    RuleBook shipped = ShippedBooks.of("math-battle");
    assertThat(packed.hash()).isEqualTo(shipped.hash());
    assertThat(played(packed, 5)).isEqualTo(played(shipped, 5));
    assertThatThrownBy(() -> PackedGame.load("queens-blood", jar))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("one.jar) has no rules of queens-blood.");
  }

  @Test
  void anEmptyCatalogIsToldWithItsJar() throws IOException {
    Path jar = packaged("math-battle", "whole.jar");
    Path emptied = folder.resolve("emptied.jar");
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(emptied))) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        to.putNextEntry(new ZipEntry(entry.getName()));
        if (!entry.getName().endsWith("/catalog.json")) {
          from.getInputStream(entry).transferTo(to);
        }
      }
    }
    assertRefused(emptied, "emptied.jar) cannot be played: catalog (DeclaredCatalog) is not");
  }

  @Test
  void whatIsNoJarIsNamedWithItsPath() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "no jar");
    assertRefused(folder.resolve("none.jar"), "none.jar) does not exist; expected the file that");
    assertRefused(folder, folder.getFileName() + ") is a folder; expected the file that");
    assertRefused(text, "notes.txt) cannot be read as a jar; expected the file that");
  }

  private static void assertRefused(Path jar, String words) {
    assertThatThrownBy(() -> PackedGame.load("math-battle", jar))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(words);
  }

  @Test
  void equalRulesGiveEqualBytes() {
    assertThat(packaged("queens-blood", "one.jar"))
        .hasSameBinaryContentAs(packaged("queens-blood", "two.jar"));
  }

  @Test
  void theJarHoldsCompiledRulesAndTellsWhichGameItDeclares() throws IOException {
    try (ZipFile jar = new ZipFile(packaged("ember-vale", "one.jar").toFile())) {
      assertThat(jar.stream().map(Object::toString))
          .contains("runesheet/built/ember-vale/catalog.json")
          .anyMatch(name -> name.endsWith(".bin"));
      byte[] list =
          jar.getInputStream(jar.getEntry("META-INF/runesheet/declared-games")).readAllBytes();
      assertThat(new String(list, StandardCharsets.UTF_8)).isEqualTo("ember-vale\n");
    }
  }

  @Test
  void wrongWordsAreWrongUsage() {
    assertThat(Ran.run("package", "math-battle", "--group", "../x").code()).isEqualTo(2);
    assertThat(Ran.run("package", "math-battle", "--release", "<1>").code()).isEqualTo(2);
    assertThat(Ran.run("package", "maths-battle").err()).contains("did you mean 'math-battle'?");
  }

  private Path packaged(String game, String name) {
    Path jar = folder.resolve(name);
    Ran ran =
        Ran.run(
            "package", game, "--group", "my.games", "--release", "2.1", "--out", jar.toString());
    assertThat(ran.err()).doesNotContain("error");
    assertThat(ran.code()).isZero();
    return jar;
  }

  private static List<String> played(RuleBook book, long seed) {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(book.game().id());
    JsonNode setup = tools.setup(book, tools.pairings(book).get(0), 0);
    try (Match match = book.newMatch(setup, seed)) {
      for (int i = 0; i < 40 && !match.over(); i++) {
        Decision one = match.pendingDecisions().get(0);
        match.choose(one.id(), one.options().get(i % one.options().size()).id());
      }
      return match.happenings().stream().map(Object::toString).toList();
    }
  }
}
