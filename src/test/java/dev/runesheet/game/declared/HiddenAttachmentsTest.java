package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.ChangedValues;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What other players are told of cards that are attached to a card which they do not see. */
class HiddenAttachmentsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds:
        player: {health: 9}
        unit: {power: 1, gold coin: 0}
        coin: {cost: 0}
      words:
        metal: [gold]
      counts: {coin: metal}
      zones:
        hand: {}
        deck: {seen by: nobody}
        vault: {in play: true, seen by: nobody}
        ambush: {in play: true, seen by: owner}
        field: {in play: true}
        grave: {}
      deck zone: hand
      scopes:
        own vault cards: {zone: vault, whose: own}
        own ambush cards: {zone: ambush, whose: own}
        own covered: {kinds: [unit], whose: own, attached to: own vault cards}
      phases:
        - {phase: main, actions: [hide, lay, bury, put, add, stack, show, cover, drop, end]}
      actions:
        hide: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: vault}]}
        lay: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: ambush}]}
        bury: {with: own hand, then: [{do: move, target: self, zone: deck}]}
        put: {with: own hand, on: own vault cards, then: [{do: attach, target: self, host: target}]}
        add: {with: own hand, on: own ambush cards, then: [{do: attach, target: self, host: target}]}
        stack: {with: own hand, on: own covered, then: [{do: attach, target: self, host: target}]}
        show: {with: own vault, then: [{do: enter, target: self, zone: field}]}
        cover: {with: own hand, on: own vault cards, if: kind of self is unit, then: [{do: cover, target: target, card: self}]}
        drop:
          with: own vault
          then:
            - for each: attached
              then: [{do: move, target: target, zone: grave}]
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        spy: {name: Spy, kind: unit}
        copper: {name: Copper, kind: coin, metal: gold}
        brass: {name: Brass, kind: coin, metal: gold}
      """;

  private static final String DECKS = "decks: {all: {scout: 2, spy: 2, copper: 1, brass: 1}}\n";

  private final RuleBook book = new WrittenGame(GAME, CARDS, DECKS).book();

  /** A match in which player 0 has done this: each is the beginning of an option's words. */
  private Match played(String... actions) {
    Match match = WrittenGame.match(book, 2);
    match.happenings(1);
    for (String action : actions) {
      play(match, action);
    }
    return match;
  }

  private static void play(Match match, String action) {
    Decision asked = match.pendingDecisions().get(0);
    Option option =
        asked.options().stream()
            .filter(one -> one.words().startsWith(action))
            .findFirst()
            .orElseThrow(() -> new AssertionError(action + " in " + asked));
    match.choose(asked, option);
  }

  /** The cards of player 0 that a player sees, with their zones. */
  private static Map<String, String> seen(Match match, int player, String... names) {
    Map<String, String> seen = new TreeMap<>();
    for (PlayerView.Seen one : match.view(player).entities()) {
      if (one.controller() == 0 && List.of(names).contains(one.name())) {
        seen.put(one.name(), one.zone());
      }
    }
    return seen;
  }

  /** All that player 1 was told, as JSON. */
  private static String told(Match match) {
    return JSON.valueToTree(match.happenings(1, 0).entries()).toString();
  }

  @Test
  void areHiddenWithTheirCardAndCountedWithoutItsNumber() {
    try (Match match = played("hide Scout", "put Copper")) {
      assertThat(seen(match, 1, "Copper")).isEmpty();
      assertThat(match.view(1).hidden()).isEqualTo(Map.of("attached", 1, "vault", 1));
      assertThat(told(match)).doesNotContain("on e").contains("\"attached\":1");
    }
  }

  @Test
  void areSeenByWhoSeesTheirCard() {
    try (Match match = played("lay Scout", "add Copper")) {
      assertThat(seen(match, 0, "Copper").get("Copper")).startsWith("on e");
      assertThat(match.view(0).hidden()).isEmpty();
      assertThat(match.view(1).hidden()).isEqualTo(Map.of("attached", 1, "ambush", 1));
    }
  }

  @Test
  void areHiddenWhereTheyAreAttachedToWhatIsAttached() {
    try (Match match = played("hide Scout", "put Copper", "cover Spy 1 on Scout")) {
      assertThat(seen(match, 1, "Copper")).isEmpty();
      assertThat(match.view(1).hidden()).isEqualTo(Map.of("attached", 2, "vault", 1));
      play(match, "stack Brass");
      assertThat(match.view(1).hidden()).isEqualTo(Map.of("attached", 3, "vault", 1));
      assertThat(told(match)).doesNotContain("on e");
    }
  }

  @Test
  void areRevealedWithTheirCard() {
    try (Match match = played("hide Scout", "put Copper", "show Scout")) {
      assertThat(seen(match, 1, "Copper", "Scout").get("Copper")).startsWith("on e");
      assertThat(match.view(1).hidden()).isEmpty();
      assertThat(match.happenings(1, 0).entries())
          .filteredOn(Happening.Revealed.class::isInstance)
          .extracting(one -> ((Happening.Revealed) one).entity().name())
          .containsExactly("Scout", "Copper");
    }
  }

  @Test
  void comeFromAnUnknownCardWhenTheyLeaveIt() {
    try (Match match = played("hide Scout", "put Copper", "drop Scout")) {
      assertThat(seen(match, 1, "Copper")).isEqualTo(Map.of("Copper", "grave"));
      assertThat(told(match)).doesNotContain("on e");
    }
  }

  @Test
  void stayOnTheirCardInForksAndMayBeOthersOfTheirKind() {
    try (Match match = played("hide Scout", "put Copper", "bury Brass", "bury Spy")) {
      Set<String> attached = new TreeSet<>();
      for (int seed = 0; seed < 20; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          Entity host = fork.world().in("vault", 0).get(0);
          assertThat(host.stat("gold coin")).isEqualTo(1);
          fork.world().in("on e" + host.getId(), 0).forEach(one -> attached.add(one.getName()));
          assertThat(JSON.<JsonNode>valueToTree(fork.view(1)))
              .isEqualTo(JSON.valueToTree(match.view(1)));
          book.restore(fork.save()).close();
        }
      }
      assertThat(attached).containsExactly("Brass", "Copper");
    }
  }

  @Test
  void areNotReadFromSavesInWhichTheyAreAttachedToNoCard() throws JsonProcessingException {
    try (Match match = played("hide Scout", "put Copper")) {
      String saved = ChangedValues.unsealed(match.save());
      String own = "on e" + number(match, "Copper");
      String host = "on e" + number(match, "Scout");
      assertThat(saved).contains(host);
      for (String wrong : List.of(own, "on e0", "on e2", "on e999", "on e99999999999", "on edge")) {
        assertThatThrownBy(() -> book.restore(saved.replace(host, wrong)))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageMatching("(?s).*('" + wrong + "'|999).*");
      }
    }
  }

  /** Or it would be in play without a zone, and fail when it leaves its card. */
  @Test
  void areNotReadFromSavesInWhichTheyAreInPlay() throws JsonProcessingException {
    try (Match match = played("hide Scout", "put Copper")) {
      JsonNode saved = JSON.readTree(ChangedValues.unsealed(match.save()));
      int copper = number(match, "Copper");
      ChangedValues.put(saved, "/entities/" + copper + "/present", BooleanNode.TRUE);
      assertThatThrownBy(() -> book.restore(saved.toString()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(
              "Copper (/entities/"
                  + copper
                  + ") is in play in 'on e"
                  + number(match, "Scout")
                  + "'.");
    }
  }

  private static int number(Match match, String name) {
    return match.world().entities().stream()
        .filter(one -> one.getName().equals(name) && !one.getZone().equals("hand"))
        .findFirst()
        .orElseThrow()
        .getId();
  }
}
