package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.TwoDeals;
import dev.runesheet.game.valeria.dealing.Dealer;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a player gets tells nothing of dukes of others and of what lies face-down. */
@Tag("thorough")
class ValeriaSecretsTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final List<String> SEATS = List.of("a", "b", "c");

  /** Puts a card on top of a stack that the player chooses. */
  private static final String SAMURAI = "e16/activation";

  private static final int VIEWER = 0;
  private static final int PAIRS = 2;
  private static final int DIE = 6;

  static List<String> presets() {
    return BOOK.catalog(ValeriaCatalog.class).presets().keySet().stream().sorted().toList();
  }

  private static Deal deal(String preset, long seed) {
    List<Deal> dealt = new ArrayList<>();
    ValeriaCatalog catalog = BOOK.catalog(ValeriaCatalog.class);
    try (Match match = BOOK.newMatch(ValeriaSetup.json(preset, SEATS, 0), seed)) {
      match.update(
          context ->
              dealt.add(Dealer.deal(context, catalog, catalog.presets().get(preset), SEATS)));
    }
    return dealt.get(0);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void hiddenCardsThatChangePlacesChangeNoByte(String preset) {
    SplittableRandom random = new SplittableRandom(preset.hashCode());
    JsonNode setup = deal(preset, 5).toJson();
    Map<String, Integer> compared = new TreeMap<>();
    try (Match match = BOOK.newMatch(setup, 1)) {
      for (List<Card> pair : pairs(match, random)) {
        JsonNode changed = swapped(setup, pair.get(0), pair.get(1));
        try (TwoDeals deals =
            new TwoDeals(
                BOOK.newMatch(setup, 2),
                BOOK.newMatch(changed, 2),
                VIEWER,
                pair.get(0).getId(),
                pair.get(1).getId())) {
          compared.merge(pair.get(0).getZone(), deals.play(random, 60), Integer::sum);
        }
      }
    }
    assertThat(compared).containsKeys(Zones.HAND, Zones.DOMAINS);
    assertThat(compared.get(Zones.HAND)).isGreaterThan(60);
    assertThat(compared.get(Zones.DOMAINS)).isGreaterThan(20);
  }

  /** Some pairs of each zone whose cards are hidden from the viewer. */
  private static List<List<Card>> pairs(Match match, SplittableRandom random) {
    Map<String, List<Card>> hidden = new TreeMap<>();
    List<Integer> seen = match.view(VIEWER).entities().stream().map(PlayerView.Seen::id).toList();
    for (Entity entity : match.world().entities()) {
      if (!seen.contains(entity.getId())) {
        Card card = (Card) entity;
        hidden.computeIfAbsent(card.getZone() + card.kind(), zone -> new ArrayList<>()).add(card);
      }
    }
    List<List<Card>> pairs = new ArrayList<>();
    for (List<Card> cards : hidden.values()) {
      List<List<Card>> ofZone = new ArrayList<>();
      for (Card first : cards) {
        cards.stream()
            .filter(second -> !first.getDefinition().equals(second.getDefinition()))
            .forEach(second -> ofZone.add(List.of(first, second)));
      }
      Collections.shuffle(ofZone, new Random(random.nextLong()));
      pairs.addAll(ofZone.subList(0, Math.min(PAIRS, ofZone.size())));
    }
    return pairs;
  }

  private static JsonNode swapped(JsonNode setup, Card first, Card second) {
    JsonNode changed = setup.deepCopy();
    put(changed, first, second.getDefinition());
    put(changed, second, first.getDefinition());
    return changed;
  }

  private static void put(JsonNode setup, Card card, String code) {
    JsonNode deal = setup.path("deal");
    JsonNode row =
        switch (card.getZone()) {
          case Zones.DOMAINS -> deal.path("domains").path(Zones.stack(card.getPosition()));
          case Zones.EXHAUSTED -> deal.path("exhausted");
          case Zones.AGENT_DECK -> deal.path("agentDeck");
          case Zones.HAND -> deal.path(card.kind().word() + "s").path(card.getController());
          default -> deal.path("reserves").path(card.kind().word());
        };
    ArrayNode cards = (ArrayNode) row;
    assertThat(cards.get(Zones.height(card.getPosition())).asText())
        .isEqualTo(card.getDefinition());
    cards.set(Zones.height(card.getPosition()), code);
  }

  @Test
  void aDomainThatLiesFaceDownIsOfferedByItsStackAndNotByItsName() {
    try (Match match = BOOK.newMatch(ValeriaSetup.json("base-and-decks", SEATS, 0), 4)) {
      match.update(
          context -> {
            CardIndex cardIndex = CardIndex.of(context);
            context.setStat(cardIndex.tops(Zones.DOMAINS).get(1), CardStats.FLIPPED, 1);
            context.activate(SAMURAI, cardIndex.player(VIEWER), Event.of("activation"));
          });
      List<Card> domains =
          CardIndex.of(match.world(), match.state(ValeriaState.class)).tops(Zones.DOMAINS);
      List<Decision> asked = match.view(VIEWER).decisions();

      assertThat(asked.get(asked.size() - 1).options())
          .contains(
              new Option("e" + domains.get(0).getId(), domains.get(0).getName()),
              new Option("e" + domains.get(1).getId(), "face-down domain of stack 2"));
    }
  }

  @Test
  void onlyDiceAreShownOfAllRandomOutcomes() {
    try (Match match = BOOK.newMatch(ValeriaSetup.json("base", SEATS, 0), 4)) {
      match.happenings(VIEWER);
      SplittableRandom random = new SplittableRandom(4);
      MatchTest.play(match, random, 60);

      assertThat(match.happenings())
          .filteredOn(Happening.Rolled.class::isInstance)
          .anyMatch(rolled -> !((Happening.Rolled) rolled).open());
      assertThat(match.happenings(VIEWER))
          .filteredOn(Happening.Rolled.class::isInstance)
          .isNotEmpty()
          .allMatch(rolled -> ((Happening.Rolled) rolled).sides() == DIE);
    }
  }
}
