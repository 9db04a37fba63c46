package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** By which numbers each player knows entities, when a match is restored, taken back or forked. */
class RestoredNumbersTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final RuleBook book = ShippedBooks.of("werewolf");
  private final JsonNode setup = setup();

  private static JsonNode setup() {
    List<WolfSetup.Seat> seats = new ArrayList<>();
    for (String role :
        List.of("Painter", "Seer", "Silencer", "Herbalist", "Gaoler", "Hound Keeper")) {
      seats.add(new WolfSetup.Seat("P" + seats.size(), role));
    }
    return new WolfSetup(seats, 0, true, true, Map.of()).toJson();
  }

  @Test
  void playersKnowEntitiesByTheSameNumbers() {
    try (Match match = book.newMatch(setup, 5)) {
      Random random = new Random(5);
      for (int step = 0; step < 60 && !match.over(); step++) {
        for (int player = 0; player < 6; player++) {
          match.view(player);
        }
        try (Match again = book.restore(match.save())) {
          for (int player = 5; player >= 0; player--) {
            assertThat(again.view(player)).isEqualTo(match.view(player));
          }
          assertThat(again.save()).isEqualTo(match.save());
        }
        Decision next = match.pendingDecisions().get(0);
        match.choose(next, next.options().get(random.nextInt(next.options().size())));
      }
    }
  }

  /** A player who was told of something early knows it by a small number, whenever it was made. */
  @Test
  void numbersHaveTheOrderInWhichAPlayerWasTold() throws IOException {
    try (Match match = book.newMatch(setup, 5)) {
      match.view(2);
      ObjectNode save = (ObjectNode) JSON.readTree(match.save());
      save.remove("seal");
      ArrayNode told = (ArrayNode) save.path("known").path(2);
      assertThat(told).isNotEmpty();
      int first = told.get(0).intValue();
      int later = save.path("entities").size() - 1;
      while (kind(save, later).equals("player")) {
        later--;
      }
      assertThat(later).isNotEqualTo(first);
      told.removeAll().add(later).add(first);
      try (Match again = book.restore(save.toString())) {
        assertThat(again.view(2).entities())
            .filteredOn(one -> one.name().equals(match.world().entity(first).getName()))
            .extracting(PlayerView.Seen::id)
            .contains(1_000_001);
        assertThat(again.save()).contains("\"known\":[[],[],[" + later + "," + first + "]]");
      }
      told.add(0);
      assertThatThrownBy(() -> book.restore(save.toString()))
          .hasMessageContaining("cannot know entity 0");
    }
  }

  private static String kind(JsonNode save, int entity) {
    return save.path("entities").path(entity).path("kind").asText();
  }

  @Test
  void lookingAtAMatchIsNoPartOfItsReplay() {
    try (Match match = book.newMatch(setup, 5)) {
      match.view(2);
      Decision next = match.pendingDecisions().get(0);
      match.choose(next, next.options().get(0));
      match.view(2);
      try (Match again = book.restoreWithLog(match.save())) {
        assertThat(again.view(2)).isEqualTo(match.view(2));
      }
    }
  }

  /** An entity that an undone answer made is gone, and so is the number for it. */
  @Test
  void whatIsTakenBackLeavesNoNumbers() {
    try (Match match = book.newMatch(setup, 5)) {
      Random random = new Random(5);
      for (int step = 0; step < 60 && !match.over(); step++) {
        follow(match);
        String before = match.save();
        Decision next = match.pendingDecisions().get(0);
        String option = next.options().get(random.nextInt(next.options().size())).id();
        match.choose(next.id(), option);
        match.undo();
        assertThat(match.save()).isEqualTo(before);
        match.choose(next.id(), option);
      }
    }
  }

  private static void follow(Match match) {
    for (int player = 0; player < 6; player++) {
      match.happenings(player);
    }
  }

  @Test
  void whatFailsLeavesNoNumbers() {
    try (Match match = book.newMatch(setup, 5)) {
      follow(match);
      String before = match.save();
      Entity own =
          match.world().entities().stream()
              .filter(one -> one.getKind().equals("mark") && match.isVisible(2, one))
              .findFirst()
              .orElseThrow();
      assertThatThrownBy(() -> match.update(context -> failAfterTwoMore(context, own)))
          .hasMessage("after two more");
      assertThat(match.save()).isEqualTo(before);
    }
  }

  private static void failAfterTwoMore(MatchContext context, Entity like) {
    for (int i = 0; i < 2; i++) {
      context.create(
          like.getKind(),
          like.getDefinition(),
          like.getName(),
          like.getController(),
          like.getZone(),
          like.schema());
    }
    throw new IllegalStateException("after two more");
  }

  @Test
  void aForkKnowsThem() {
    try (Match match = book.newMatch(setup, 5)) {
      match.view(2);
      try (Match fork = match.fork()) {
        assertThat(fork.save()).isEqualTo(match.save());
      }
    }
  }
}
