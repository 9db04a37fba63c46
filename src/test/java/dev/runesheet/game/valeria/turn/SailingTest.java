package dev.runesheet.game.valeria.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.dealing.StartPosition;
import dev.runesheet.game.valeria.dealing.StartPosition.Owned;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maps, goods, tomes, nobles and the Exekratys (rules.md, sections 2, 4 and 6). */
class SailingTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");

  /** Supplies; the last three fill the slots, the very last the first. */
  private static final Map<String, List<String>> SUPPLIES =
      Map.of(
          "goods", List.of("g4", "g2", "g1", "g3", "g2"),
          "tome", List.of("t1", "t2", "t1", "t3", "t2"),
          "noble", List.of("n7", "n8", "n10", "n11", "n15"));

  private static List<List<String>> stacks(int count, String... codes) {
    return IntStream.range(0, count).mapToObj(i -> List.of(codes[i % codes.length])).toList();
  }

  private static final List<List<String>> CITIZENS =
      stacks(10, "c39", "c40", "c41", "c42", "c43", "c44", "c45", "c46", "c47", "c48");

  /** Stacks of citizens of which the first shows the Corrupted Cleric, who asks at a 1. */
  private static List<List<String>> withCleric() {
    List<List<String>> citizens = new ArrayList<>(CITIZENS);
    citizens.set(0, List.of("e1"));
    return citizens;
  }

  private static Deal deal(
      List<Integer> purse, List<List<String>> citizens, Map<String, List<String>> supplies) {
    return new Deal(
        List.of("p1", "p2"),
        List.of("The Deep", "Dark Waters", "Cutthroats", "Gloom Gyre", "Skerry"),
        List.of("s1", "s2", "s5"),
        List.of(purse, List.of(2, 0, 1, 0, 2)),
        stacks(5, "m169", "m148", "m141", "m155", "m162"),
        citizens,
        stacks(5, "d1"),
        List.of("x", "x", "x", "x"),
        List.of(List.of("k1"), List.of("k2")),
        List.of(),
        List.of(),
        List.of(),
        supplies);
  }

  /** A match in the first player's action phase. */
  private static Match acting(List<Integer> purse, String... owned) {
    return at(Phase.ACTION, purse, SUPPLIES, Chance.seeded(1), owned);
  }

  private static Match at(
      Phase phase,
      List<Integer> purse,
      Map<String, List<String>> supplies,
      Chance chance,
      String... owned) {
    return at(phase, purse, CITIZENS, supplies, chance, owned);
  }

  private static Match at(
      Phase phase,
      List<Integer> purse,
      List<List<String>> citizens,
      Map<String, List<String>> supplies,
      Chance chance,
      String... owned) {
    List<Owned> cards = new ArrayList<>();
    for (String code : owned) {
      cards.add(new Owned(0, code, false, false));
    }
    StartPosition position =
        new StartPosition(phase, 0, 5, 2, List.of(1, 2), 0, false, List.of(), cards, List.of());
    return BOOK.newMatch(position.toJson(deal(purse, citizens, supplies)), chance);
  }

  /** The question that arose last. */
  private static Decision open(Match match) {
    List<Decision> open = match.pendingDecisions();
    return open.get(open.size() - 1);
  }

  private static List<String> options(Match match, String start) {
    return open(match).options().stream()
        .map(Option::id)
        .filter(id -> id.startsWith(start))
        .toList();
  }

  private static void choose(Match match, String option) {
    match.choose(open(match).id(), option);
  }

  private static CardIndex cardIndex(Match match) {
    return CardIndex.of(match.world(), match.state(ValeriaState.class));
  }

  private static List<String> row(Match match, CardKind kind) {
    return cardIndex(match).slots(kind).stream()
        .map(card -> card.getPosition() + card.getDefinition())
        .toList();
  }

  private static List<Integer> purse(Match match) {
    Player player = cardIndex(match).player(0);
    return List.of(Resource.values()).subList(0, 5).stream().map(player::has).toList();
  }

  private static void begin(MatchContext context, String effect, String code) {
    CardType type = context.book().catalog(ValeriaCatalog.class).card(code);
    Card card = Cards.create(context, type, 0, Zones.TABLEAU, 900);
    context.begin(effect, card, Event.about("", card, Event.NOBODY), false);
  }

  @Test
  void boughtGoodsCostAMapAndTheirSlotsAndTheRowMovesUp() {
    try (Match match = acting(List.of(9, 0, 3, 0, 2))) {
      assertThat(row(match, CardKind.GOODS)).containsExactly("0g2", "1g3", "2g1");
      choose(match, "sail goods 1 2/0/2");

      assertThat(purse(match)).containsExactly(7, 0, 1, 0, 1);
      assertThat(row(match, CardKind.GOODS)).containsExactly("0g2", "1g2", "2g1");
      assertThat(cardIndex(match).cargo(cardIndex(match).player(0)))
          .extracting(Card::getName)
          .containsExactly("jewels");
    }
  }

  @Test
  void severalSlotsAreBoughtAtOnceAndFilledFromTheFirst() {
    try (Match match = acting(List.of(20, 0, 0, 0, 1))) {
      choose(match, "sail tomes 0,2 10/0/0");

      assertThat(row(match, CardKind.TOME)).containsExactly("0t2", "1t1", "2t3");
      assertThat(options(match, "sail")).isEmpty();
    }
  }

  @Test
  void aSupplyThatRunsOutFillsTheFirstSlotFirst() {
    Map<String, List<String>> few = new HashMap<>(SUPPLIES);
    few.put("goods", List.of("g4", "g1", "g2", "g3"));
    try (Match match = at(Phase.ACTION, List.of(20, 0, 0, 0, 2), few, Chance.seeded(1))) {
      choose(match, "sail goods 0,2 8/0/0");

      assertThat(row(match, CardKind.GOODS)).containsExactly("0g4", "2g2");
    }
  }

  @Test
  void withOnePieceLeftASlotStaysEmptyAndTheRoundIsTheLast() {
    Map<String, List<String>> few = new HashMap<>(SUPPLIES);
    few.put("goods", List.of("g1", "g2", "g3"));
    try (Match match = at(Phase.ACTION, List.of(20, 0, 0, 0, 2), few, Chance.seeded(1))) {
      choose(match, "sail goods 0,2 8/0/0");
      assertThat(row(match, CardKind.GOODS)).containsExactly("2g2");
      assertThat(options(match, "sail goods")).containsExactly("sail goods 2 2/0/0");
      choose(match, "take gold");

      assertThat(match.state(ValeriaState.class).ending).isTrue();
    }
  }

  @Test
  void aRescuedNobleCostsMoreForEachOneOwnedAndItsSlotAloneIsFilled() {
    try (Match match = acting(List.of(10, 9, 0, 0, 3), "n1")) {
      assertThat(options(match, "sail noble"))
          .containsExactly(
              "sail noble 0 n15 gold", "sail noble 1 n11 gold", "sail noble 2 n10 gold");
      choose(match, "sail noble 1 n11 gold");

      assertThat(purse(match)).containsExactly(0, 9, 0, 0, 2);
      assertThat(row(match, CardKind.NOBLE)).containsExactly("0n15", "1n8", "2n10");
      assertThat(cardIndex(match).pips(cardIndex(match).player(0), Role.SOLDIER)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "d74, sail goods 0 5/0/0, sail goods 0 6/0/0",
    "d70, sail tomes 2 2/0/0, sail tomes 2 3/0/0",
    "d73, sail noble 0 n15 strength, sail noble 0 n15 magic"
  })
  void domainsMakeSailingCheaper(String domain, String cheaper, String usual) {
    try (Match match = acting(List.of(20, 9, 0, 0, 1), domain, "n1")) {
      assertThat(options(match, "sail")).contains(cheaper).doesNotContain(usual);
    }
  }

  @Test
  void aPileOfTheExekratysIsTakenWhole() {
    try (Match match = acting(List.of(0, 0, 0, 0, 1))) {
      assertThat(options(match, "sail"))
          .containsExactly(
              "sail exekratys gold", "sail exekratys strength", "sail exekratys magic");
      choose(match, "sail exekratys strength");

      assertThat(purse(match)).containsExactly(0, 2, 0, 0, 0);
      assertThat(match.state(ValeriaState.class).piles).containsExactly(2, 0, 2);
    }
  }

  @Test
  void eachSixOfARollIsOwedByTheRollerAsFarAsThereIsSomething() {
    Chance sixes = Chance.scripted(6, 6);
    try (Match match = at(Phase.ROLL, List.of(1, 0, 1, 0, 0), SUPPLIES, sixes)) {
      choose(match, "keep");
      assertThat(open(match).prompt()).isEqualTo("exekratys offering");
      assertThat(options(match, "")).containsExactly("gold", "magic");
      choose(match, "magic");
      assertThat(options(match, "")).containsExactly("gold");
      choose(match, "gold");

      assertThat(match.state(ValeriaState.class).piles).containsExactly(3, 2, 3);
    }
  }

  @Test
  void afterTheQuestionOfAnEventTheDebtWaitsForTheNextRoll() {
    Chance rolls = Chance.scripted(5, 1, 2, 3);
    try (Match match = at(Phase.ROLL, List.of(5, 0, 0, 0, 0), withCleric(), SUPPLIES, rolls)) {
      choose(match, "keep");
      assertThat(open(match).prompt()).isEqualTo("event slay cost choice");
      choose(match, open(match).options().get(0).id());
      assertThat(match.state(ValeriaState.class).piles).containsExactly(2, 2, 2);
      while (!open(match).prompt().equals(Prompts.FINALIZE_ROLL)) {
        choose(match, open(match).options().get(0).id());
      }
      choose(match, "keep");

      assertThat(open(match).prompt()).isEqualTo("exekratys offering");
      assertThat(open(match).player()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"d67, 1", "d1, 0"})
  void whoIsImmuneOrHasNothingOwesNothing(String domain, int gold) {
    Chance six = Chance.scripted(2, 4);
    try (Match match = at(Phase.ROLL, List.of(gold, 0, 0, 0, 0), SUPPLIES, six, domain)) {
      choose(match, "keep");

      assertThat(open(match).prompt()).isNotEqualTo("exekratys offering");
      assertThat(match.state(ValeriaState.class).piles).containsExactly(2, 2, 2);
    }
  }

  @Test
  void laidOutTomesPayAndAreUsedUpUntilTheTurnEnds() {
    try (Match match = acting(List.of(0, 0, 0, 0, 0), "t1", "t1", "t2")) {
      assertThat(options(match, "hire")).isEmpty();
      choose(match, "use tome gold");
      choose(match, "use tome magic");
      assertThat(options(match, "hire c40")).containsExactly("hire c40 1/0/1");
      choose(match, "hire c40 1/0/1");

      assertThat(purse(match)).containsExactly(0, 0, 0, 0, 0);
      assertThat(cardIndex(match).cargo(cardIndex(match).player(0)))
          .extracting(Card::isFlipped)
          .containsExactly(true, false, true);
      assertThat(options(match, "use tome")).containsExactly("use tome gold");
    }
  }

  @Test
  void whatATomeWasNotNeededForIsTakenBack() {
    try (Match match = acting(List.of(0, 0, 0, 0, 0), "t1")) {
      choose(match, "use tome gold");
      choose(match, "take strength");

      assertThat(purse(match)).containsExactly(0, 1, 0, 0, 0);
      assertThat(options(match, "use tome")).containsExactly("use tome gold");
      assertThat(options(match, "hire")).isEmpty();
    }
  }

  @Test
  void refreshedTomesCanBeUsedAgainInTheTurn() {
    try (Match match = acting(List.of(0, 0, 0, 0, 0), "t1")) {
      choose(match, "use tome gold");
      choose(match, "hire c39 1/0/0");
      match.update(context -> begin(context, "d75/activation", "d75"));

      assertThat(cardIndex(match).cargo(cardIndex(match).player(0)))
          .extracting(Card::isFlipped)
          .containsExactly(false);
    }
  }

  @Test
  void aBanishedNobleMakesRoomForTheNextBeforeTheGainIsChosen() {
    try (Match match = acting(List.of(0, 0, 0, 0, 0))) {
      match.update(context -> begin(context, "d68/activation", "d68"));
      assertThat(open(match).prompt()).isEqualTo("choose owned card");
      Card noble = cardIndex(match).slots(CardKind.NOBLE).get(0);
      choose(match, "e" + noble.getId());

      assertThat(row(match, CardKind.NOBLE)).containsExactly("0n8", "1n11", "2n10");
      assertThat(cardIndex(match).banished()).containsExactly(noble);
      assertThat(options(match, "+")).containsExactly("+3g", "+3s", "+3m");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "d69 | goods | GOODS",
        "d71 | tome | TOME",
      })
  void aPieceTakenForNothingComesFromItsSlot(String domain, String branch, CardKind kind) {
    try (Match match = acting(List.of(0, 0, 0, 0, 0))) {
      match.update(context -> begin(context, domain + "/activation", domain));
      Card piece = cardIndex(match).slots(kind).get(2);
      choose(match, "e" + piece.getId() + " " + branch);

      assertThat(cardIndex(match).cargo(cardIndex(match).player(0))).containsExactly(piece);
      assertThat(row(match, kind)).hasSize(3);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sail goods 0 9/0/0 | the price is exactly",
        "sail goods 5 6/0/0 | Slot 5",
        "sail goods 0,0 12/0/0 | named twice",
        "sail tomes 0 x | is no payment",
        "sail noble 0 n11 gold | does not hold n11",
        "sail noble 0 n15 victory | one of",
        "sail noble 0 n15 magic | needs 9 magic"
      })
  void anotherWayToSailIsRefusedWithItsReason(String option, String reason) {
    try (Match match = acting(List.of(20, 0, 0, 0, 1))) {
      String before = match.save();

      assertThatThrownBy(() -> choose(match, option)).hasMessageContaining(reason);
      assertThat(match.save()).isEqualTo(before);
    }
  }

  @Test
  void nobodySailsWithoutAMapOrWithoutShips() {
    try (Match match = acting(List.of(20, 0, 0, 0, 0));
        Match ashore = at(Phase.ACTION, List.of(20, 0, 0, 0, 2), Map.of(), Chance.seeded(1))) {
      assertThatThrownBy(() -> choose(match, "sail exekratys gold"))
          .hasMessageContaining("costs 1 map");
      assertThatThrownBy(() -> choose(ashore, "sail exekratys gold"))
          .hasMessageContaining("without the Crimson Seas");
      assertThatThrownBy(() -> choose(ashore, "take maps"))
          .hasMessageContaining("without the Crimson Seas");
      assertThat(options(ashore, "take")).doesNotContain("take maps");
      assertThat(options(match, "take")).contains("take maps");
    }
  }
}
