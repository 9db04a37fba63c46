package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.StreamPage;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server shows and takes back matches of any game without knowing which it is. */
class GamesViewTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int MOST_ANSWERS = 1_500;

  private static Match start(String game) {
    RuleBook book = ShippedBooks.of(game);
    return book.newMatch(
        switch (game) {
          case "math-battle" -> DuelSetup.of("fighter", "fire-mage").toJson();
          case "queens-blood" -> {
            QueensCatalog catalog = book.catalog(QueensCatalog.class);
            List<List<String>> decks = List.copyOf(catalog.decks().values());
            yield QueensSetup.of(decks.get(0), decks.get(1)).toJson();
          }
          default -> ValeriaSetup.json("base", List.of("Ada", "Bo", "Cy"), 1);
        },
        5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "valeria"})
  void aViewTellsTurnPhaseAndEndOfEveryGame(String game) {
    try (Match match = start(game)) {
      Random random = new Random(5);
      Set<String> phases = new TreeSet<>();
      while (!match.over() && match.answers().size() < MOST_ANSWERS) {
        PlayerView view = match.view(random.nextInt(2));
        phases.add(view.phase());
        assertThat(view.turn()).isEqualTo(match.state(GameState.class).turn());
        assertThat(view.active()).isBetween(0, 2);
        assertThat(view.over()).isFalse();
        assertThat(view.winner()).isEqualTo(-1);
        answer(match, random);
      }
      assertThat(match.over()).isTrue();
      JsonNode end = MAPPER.valueToTree(match.view(0));
      assertThat(end.path("over").booleanValue()).isTrue();
      assertThat(end.path("winner").intValue()).isEqualTo(match.winner());
      assertThat(end.path("phase").asText()).isEqualTo("over");
      assertThat(phases)
          .isNotEmpty()
          .doesNotContain("over")
          .allMatch(one -> one.matches("[a-z_]+"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "valeria"})
  void answersOfEveryGameCanBeTakenBack(String game) {
    try (Match match = start(game)) {
      Random random = new Random(6);
      for (int i = 0; i < 12; i++) {
        answer(match, random);
      }
      String saved = match.save();
      String log = match.happenings().toString();
      for (int i = 0; i < 20 && !match.over(); i++) {
        answer(match, random);
      }
      List<String> given = match.answers();
      while (match.answers().size() > 12) {
        match.undo();
      }
      assertThat(match.save()).isEqualTo(saved);
      assertThat(match.happenings()).hasToString(log);
      given.subList(12, given.size()).forEach(match::answer);
      assertThat(match.answers()).isEqualTo(given);
    }
  }

  /** A client in Java reads what a server has written. */
  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "valeria"})
  void streamsOfEveryGameReadBackFromTheirJson(String game) throws IOException {
    try (Match match = start(game)) {
      match.happenings(1, 0);
      Random random = new Random(7);
      for (int i = 0; i < 40 && !match.over(); i++) {
        answer(match, random);
      }
      match.undo();
      StreamPage page = match.happenings(1, 0);
      String written = MAPPER.writeValueAsString(page);
      StreamPage read = MAPPER.readValue(written, StreamPage.class);
      assertThat(read.entries()).hasSameSizeAs(page.entries());
      assertThat(read.entries().get(0)).isEqualTo(page.entries().get(0));
      assertThat(MAPPER.writeValueAsString(read)).isEqualTo(written);
      String log = MAPPER.writeValueAsString(match.happenings());
      List<Happening> all = MAPPER.readValue(log, new TypeReference<List<Happening>>() {});
      assertThat(MAPPER.writeValueAsString(all)).isEqualTo(log);
    }
  }

  private static void answer(Match match, Random random) {
    List<Decision> open = match.pendingDecisions();
    Decision decision = open.get(random.nextInt(open.size()));
    List<Option> options = decision.options();
    match.choose(
        decision.player(), decision.id(), options.get(random.nextInt(options.size())).id());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theOptionsOfADuelAreNamedAfterAbilities(long seed) {
    try (Match match =
        ShippedBooks.of("math-battle")
            .newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), seed)) {
      assertThat(match.pendingDecisions().get(0).options())
          .extracting(Option::id)
          .containsExactly("basic-attack", "power-strike", "defend");
      match.answer("d1=defend");
      assertThat(match.pendingDecisions().get(0).options())
          .extracting(Option::id)
          .containsExactly("fireball", "heal", "ice-bolt");
      assertThat(match.world().entity(0).stat("defense")).isEqualTo(3);
    }
  }
}
