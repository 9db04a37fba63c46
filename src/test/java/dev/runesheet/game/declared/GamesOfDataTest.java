package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.Ran;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.TwoDeals;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.fact.Entity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random matches of all games that are data alone, of new ones, too. */
@Tag("thorough")
class GamesOfDataTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String NEW = "tin-duel";
  private static final int MATCHES = 4;
  private static final int ANSWERS = 60;

  @TempDir private Path folder;

  /** The rules of a game: a shipped one, or one begun with {@code new NAME --like LIKE}. */
  private RuleBook book(String game) {
    if (!game.startsWith("like ")) {
      return ShippedBooks.of(game);
    }
    String like = game.substring("like ".length());
    assertThat(Ran.in(folder, "", "new", NEW, "--in", "game", "--like", like).code()).isZero();
    Path made = folder.resolve("game");
    Packs.games(made);
    return Packs.build(NEW, new DirectoryFiles(made), new Diagnostics());
  }

  private static Match begun(RuleBook book, int seed) {
    String game = book.game().id();
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
    List<List<String>> pairings = tools.pairings(book);
    List<String> words = pairings.get(seed % pairings.size());
    return book.newMatch(
        tools.randomSetup(book, 0, seed).orElseGet(() -> tools.setup(book, words, 0)), seed);
  }

  private static void answer(Random random, Match... alike) {
    List<Decision> open = alike[0].pendingDecisions();
    Decision asked = open.get(random.nextInt(open.size()));
    Option option = asked.options().get(random.nextInt(asked.options().size()));
    for (Match one : alike) {
      one.choose(asked.id(), option.id());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ember-vale", "tcg-pocket", "like cards", "like lanes"})
  void whatPlayersReadTellsNothingOfCardsThatTheyDoNotSee(String game) {
    RuleBook book = book(game);
    int compared = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      Random random = new Random(seed);
      try (Match match = begun(book, seed)) {
        for (int i = 0; i < ANSWERS && !match.over(); i++) {
          if (i % 3 == 0) {
            compared += compared(match, random);
          }
          answer(random, match);
        }
      }
    }
    assertThat(compared).isGreaterThan(MATCHES);
  }

  /** The number of answers that were compared after two hidden cards had changed places. */
  private static int compared(Match match, Random random) {
    int viewer = random.nextInt(2);
    int owner = random.nextInt(2);
    Decision asked = match.pendingDecisions().get(0);
    if (asked.player() == owner && owner != viewer) {
      return 0; // His options would be others.
    }
    List<Entity> hidden = new ArrayList<>();
    for (Entity card : match.world().entities()) {
      boolean isCard = DeclaredCatalog.isOfCards(card.getKind()) && !card.isPresent();
      boolean named =
          asked.options().stream().anyMatch(one -> one.action().entities().contains(card.getId()));
      if (isCard && !named && card.getController() == owner && !match.isVisible(viewer, card)) {
        hidden.add(card);
      }
    }
    if (hidden.isEmpty()) {
      return 0;
    }
    Entity first = hidden.get(random.nextInt(hidden.size()));
    hidden.removeIf(card -> card.getDefinition().equals(first.getDefinition()));
    if (hidden.isEmpty()) {
      return 0;
    }
    Entity second = hidden.get(random.nextInt(hidden.size()));
    try (TwoDeals deals = TwoDeals.of(match, viewer, first.getId(), second.getId())) {
      return deals.play(new SplittableRandom(random.nextLong()), 8);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ember-vale",
        "tcg-pocket",
        "math-battle",
        "like cards",
        "like duel",
        "like lanes"
      })
  void aMatchThatIsRestoredOrForkedAtEachDecisionGoesOnLikeOneThatIsNot(String game) {
    RuleBook book = book(game);
    for (int seed = 0; seed < MATCHES; seed++) {
      Random random = new Random(seed);
      Match other = begun(book, seed);
      try (Match match = begun(book, seed)) {
        for (int i = 0; i < ANSWERS && !match.over(); i++) {
          Match before = other;
          other = i % 2 == 0 ? book.restore(other.save()) : other.fork();
          before.close();
          assertAlike(match, other);
          int[] told = {match.happenings().size(), other.happenings().size()};
          List<StreamPage> pages = pages(match, other);
          answer(random, match, other);
          assertThat(rest(other, told[1])).isEqualTo(rest(match, told[0]));
          for (int player = 0; player < 2; player++) {
            assertThat(told(other, player, pages.get(2 + player)))
                .isEqualTo(told(match, player, pages.get(player)));
          }
        }
        assertAlike(match, other);
      } finally {
        other.close();
      }
    }
  }

  private static List<StreamPage> pages(Match... matches) {
    List<StreamPage> pages = new ArrayList<>();
    for (Match match : matches) {
      pages.add(match.happenings(0, 0));
      pages.add(match.happenings(1, 0));
    }
    return pages;
  }

  /** What a player is told since a page; his stream numbers effects in the order that he sees. */
  private static String told(Match match, int player, StreamPage since) {
    return json(match.happenings(player, since.next()).entries())
        .replaceAll("\"sequence\":[0-9]+", "");
  }

  private static String rest(Match match, int from) {
    return match.happenings().subList(from, match.happenings().size()).toString();
  }

  private static void assertAlike(Match one, Match other) {
    assertThat(other.save()).isEqualTo(one.save());
    for (int player = 0; player < 2; player++) {
      assertThat(json(other.view(player))).isEqualTo(json(one.view(player)));
    }
  }

  private static String json(Object told) {
    try {
      return MAPPER.writeValueAsString(told);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
