package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.PackedGame;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieModule;
import org.kie.api.runtime.KieContainer;

/** A book with more rules has those of the book, wherever these come from. */
class ExtendedBooksTest {

  private static final String GAME = "math-battle";

  private static final RuleSource MORE =
      new RuleSource(
          "more.drl",
          """
          package my.more;
          import dev.runesheet.spi.fact.*;
          global Changes changes;
          rule "all weaken"
          when
            Event()
            $h : Entity( has( "health" ), stat( "health" ) > 50 )
          then
            changes.setStat( $h, "health", 50 );
          end
          """);

  /** A rule whose function stands in a file of its own. */
  private static final Map<String, String> OWN =
      Map.of(
          "b.drl",
          """
          package my.rules;
          import dev.runesheet.spi.fact.*;
          global Changes changes;
          rule "all are healed"
          when
            Event()
            $h : Entity( has( "health" ), stat( "health" ) < least() )
          then
            changes.setStat( $h, "health", least() );
          end
          """,
          "c.drl",
          "package my.rules;\nfunction int least() { return 30; }\n");

  @TempDir private static Path folder;

  private static KieContainer container;
  private static final Map<String, RuleBook> BOOKS = new TreeMap<>();

  /** Games whose Fireball is not that of the class path, with rules of their own. */
  @BeforeAll
  static void packaged() throws IOException {
    Path game = Ran.copyOfRules(folder.resolve("game"));
    Path mage = game.resolve("data/math-battle/heroes/fire_mage.json");
    String text = Files.readString(mage);
    Files.writeString(mage, text.replaceFirst("\"value\": 8", "\"value\": 3"));
    assertThat(Files.readString(mage)).isNotEqualTo(text);
    Path rules = Files.createDirectories(game.resolve("rules/math-battle"));
    for (Map.Entry<String, String> file : OWN.entrySet()) {
      Files.writeString(rules.resolve(file.getKey()), file.getValue());
    }
    Path jar = folder.resolve("mb.jar");
    assertThat(Ran.in(game, "", "package", GAME, "--out", jar.toString()).code()).isZero();
    KieServices kie = KieServices.get();
    KieModule module =
        kie.getRepository().addKieModule(kie.getResources().newFileSystemResource(jar.toFile()));
    container = kie.newKieContainer(module.getReleaseId());

    BOOKS.put("folder", Packs.build(GAME, new DirectoryFiles(game), new Diagnostics()));
    BOOKS.put("jar", PackedGame.load(GAME, jar));
    RuleBook ofKie = RuleBook.fromKieBase(GAME, container, GAME);
    BOOKS.put("KieBase of the jar", ofKie);
    KieBase base = container.getKieBase(GAME);
    BOOKS.put("any KieBase", RuleBook.of(ofKie.game(), base, ofKie.notes(), catalog(ofKie)));
    BOOKS.put("through the network", PackedGame.load(GAME, jar).throughNetwork());
    BOOKS.put("class path", RuleBook.load(GAME));
    Files.delete(jar);
  }

  @AfterAll
  static void disposed() {
    container.dispose();
  }

  @Test
  void aBookWithNoMoreRulesIsTheSame() {
    BOOKS.forEach(
        (from, book) -> {
          RuleBook same = book.extended(List.of(), SourceNotes.NONE, catalog(book));
          assertThat(same.hash()).as(from).isEqualTo(book.hash());
          assertThat(played(same)).as(from).isEqualTo(played(book));
        });
    assertThat(BOOKS.values().stream().map(RuleBook::hash).distinct())
        .hasSize(2)
        .contains(BOOKS.get("class path").hash());
    assertThat(BOOKS.get("jar").hash()).isNotEqualTo(BOOKS.get("class path").hash());
  }

  @Test
  void oneRuleMoreHasAnEffectBesideTheRulesOfTheBook() {
    List<String> expected = null;
    for (Map.Entry<String, RuleBook> one : BOOKS.entrySet()) {
      RuleBook book = one.getValue();
      if (one.getKey().equals("class path")) {
        continue;
      }
      RuleBook more = book.extended(List.of(MORE), SourceNotes.NONE, catalog(book));
      List<String> played = played(more);
      assertThat(more.hash()).as(one.getKey()).isNotEqualTo(book.hash());
      expected = expected == null ? played : expected;
      assertThat(played).as(one.getKey()).isNotEqualTo(played(book)).isEqualTo(expected);
    }
  }

  @Test
  void aGameThatOnlyItsJarHasIsExtendedToo() {
    Path game = folder.resolve("duelz");
    assertThat(Ran.in(folder, "", "new", "duelz").code()).isZero();
    Path jar = folder.resolve("duelz.jar");
    assertThat(Ran.in(game, "", "package", "duelz", "--out", jar.toString()).code()).isZero();
    RuleBook book = PackedGame.load("duelz", jar);

    assertThat(book.extended(List.of(), SourceNotes.NONE, catalog(book)).hash())
        .isEqualTo(book.hash());
  }

  private static JsonNode catalog(RuleBook book) {
    return book.catalog(DeclaredCatalog.class).toJson();
  }

  private static List<String> played(RuleBook book) {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(book.game().id());
    JsonNode setup = tools.setup(book, tools.pairings(book).get(0), 0);
    try (Match match = book.newMatch(setup, 4)) {
      for (int i = 0; i < 40 && !match.over(); i++) {
        Decision one = match.pendingDecisions().get(0);
        match.choose(one.id(), one.options().get(i % one.options().size()).id());
      }
      return match.happenings().stream().map(Object::toString).toList();
    }
  }
}
