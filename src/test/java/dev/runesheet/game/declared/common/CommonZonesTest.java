package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.check.word.CardCounts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.Controllers;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Zones that all players have in common: what lies there is nobody's until somebody takes it. */
class CommonZonesTest {

  private static final int NOBODY = -1;

  private final RuleBook book = Caravan.book();

  @Test
  void nothingIsFoundInAGameOfThem() {
    assertThat(Caravan.written().findingsTogether()).isEmpty();
  }

  @Test
  void onlyPlayersOfAGameWhoseDecksAreCommonHaveOneWithoutCards() {
    assertThat(decks(Caravan.written())).containsOnly(Map.entry("none", List.of()));
    String game =
        Caravan.GAME
            .replace(", begins with: caravan", "")
            .replace("zones:\n", "deck zone: hand\nzones:\n");
    assertThat(decks(new WrittenGame(game, Caravan.CARDS, "decks: {}"))).isEmpty();
  }

  private static Map<String, List<String>> decks(WrittenGame game) {
    return game.book().catalog(DeclaredCatalog.class).decks();
  }

  @Test
  void aPlayerCanComeToHaveTheCardsOfAllByCommonZones() {
    String game = Caravan.GAME.replace("zones:\n", "deck zone: hand\nzones:\n");
    DeclaredCatalog catalog =
        new WrittenGame(game, Caravan.CARDS, Caravan.DECKS + "  own: {salt: 2}\n")
            .book()
            .catalog(DeclaredCatalog.class);
    Scope hand = new Scope(List.of("good"), "hand", Controllers.OWN, false);
    // Two of each player, and thirteen of the common deck.
    assertThat(CardCounts.of(catalog, List.of()).most(hand)).isEqualTo(2 * 2 + 13);
  }

  @Test
  void aCommonDeckIsShuffledAndFillsTheMarket() {
    try (Match match = Caravan.match(book, 1);
        Match again = Caravan.match(book, 1);
        Match other = Caravan.match(book, 2)) {
      List<String> pile = Caravan.ids(Caravan.in(match, NOBODY, "pile"));
      assertThat(pile).hasSize(10);
      assertThat(Caravan.in(match, NOBODY, "market")).hasSize(3);
      assertThat(Caravan.ids(Caravan.in(again, NOBODY, "pile"))).isEqualTo(pile);
      assertThat(Caravan.ids(Caravan.in(other, NOBODY, "pile"))).isNotEqualTo(pile);
    }
  }

  @Test
  void theMarketIsRefilledInEachTurn() {
    try (Match match = Caravan.match(book, 1)) {
      Caravan.choose(match, "buy " + Caravan.in(match, NOBODY, "market").get(0).getName());
      assertThat(Caravan.in(match, NOBODY, "market")).hasSize(2);
      Entity top = Caravan.in(match, NOBODY, "pile").get(0);
      Caravan.choose(match, "end");
      assertThat(Caravan.in(match, NOBODY, "market")).hasSize(3).endsWith(top);
    }
  }

  @Test
  void whoBuysPaysAndHasTheCard() {
    try (Match match = Caravan.match(book, 1)) {
      Caravan.choose(match, "end");
      Entity good = Caravan.in(match, NOBODY, "market").get(1);
      Caravan.choose(match, "buy " + good.getName());
      assertThat(Caravan.in(match, 1, "hand")).containsExactly(good);
      assertThat(Caravan.number(match, 1, "coins")).isEqualTo(5 - good.stat("price"));
      assertThat(Caravan.number(match, 0, "coins")).isEqualTo(5);
    }
  }

  @Test
  void theConditionOfAnActionWithACardOfNobodyIsSeenFromWhoActs() {
    try (Match match = Caravan.match(book, 1)) {
      match.update(now -> now.setStat(now.entity(0), "coins", 0));
      Caravan.choose(match, "end");
      assertThat(Caravan.options(match)).anyMatch(words -> words.startsWith("buy "));
      Caravan.choose(match, "end");
      assertThat(Caravan.options(match)).noneMatch(words -> words.startsWith("buy "));
    }
  }

  @Test
  void aCardThatIsNotInACommonZoneIsRefusedInItsWords() {
    try (Match match = Caravan.match(book, 1)) {
      Caravan.choose(match, "draw");
      Entity held = Caravan.in(match, 0, "hand").get(0);
      String question = match.pendingDecisions().get(0).id();
      assertThat(catchThrowable(() -> match.choose(question, "buy e" + held.getId())))
          .hasMessageContaining(held.getName() + " is not in the market")
          .hasMessageNotContaining("of the opponent");
    }
  }

  @Test
  void whoDrawsFromACommonDeckOrTakesItsTopCardHasIt() {
    try (Match match = Caravan.match(book, 1)) {
      List<Entity> top = List.copyOf(Caravan.in(match, NOBODY, "pile").subList(0, 2));
      Caravan.choose(match, "draw");
      Caravan.choose(match, "dig");
      assertThat(Caravan.in(match, 0, "hand")).containsExactlyElementsOf(top);
      assertThat(top).extracting(Entity::getController).containsOnly(0);
    }
  }

  @Test
  void aCardThatGoesToACommonZoneIsNobodysWhileItsLinesStayThoseOfWhoActs() {
    try (Match match = Caravan.match(book, 1)) {
      Caravan.choose(match, "draw");
      Caravan.choose(match, "draw");
      Entity sold = Caravan.in(match, 0, "hand").get(0);
      Caravan.choose(match, "sell " + sold.getName());
      assertThat(Caravan.in(match, NOBODY, "discard")).containsExactly(sold);
      // One card is left in the hand, which 'own hand' counts behind the move.
      assertThat(Caravan.number(match, 0, "coins")).isEqualTo(5 + 1 + sold.stat("price"));
    }
  }

  @Test
  void whatACardDoesAsItLeavesPlayForACommonZoneIsDoneForWhoHadIt() {
    try (Match match = Caravan.match(book, 1)) {
      Entity silk = silk(match);
      match.update(now -> now.transfer(now.entity(silk.getId()), 1, "hand", 0));
      Caravan.choose(match, "end");
      Caravan.choose(match, "keep Silk");
      Caravan.choose(match, "fire Silk");
      assertThat(Caravan.in(match, NOBODY, "discard")).containsExactly(silk);
      assertThat(Caravan.number(match, 1, "sold")).isEqualTo(1);
      assertThat(Caravan.number(match, 0, "sold")).isZero();
    }
  }

  private static Entity silk(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals("silk"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aCardOfAPlayerIsExchangedForOneOfNobody() {
    try (Match match = Caravan.match(book, 1)) {
      Entity silk = silk(match);
      match.update(now -> now.transfer(now.entity(silk.getId()), 0, "hand", 0));
      Caravan.choose(match, "end");
      Caravan.choose(match, "end");
      List<Entity> market = List.copyOf(Caravan.in(match, NOBODY, "market"));
      Entity wanted = market.get(1);
      match.choose(
          match.pendingDecisions().get(0).id(),
          "barter e" + silk.getId() + " on e" + wanted.getId());
      assertThat(Caravan.in(match, 0, "hand")).containsExactly(wanted);
      assertThat(Caravan.in(match, NOBODY, "market"))
          .containsExactly(market.get(0), silk, market.get(2));
    }
  }

  @Test
  void cardsAreMadeAndReshuffledInCommonZones() {
    try (Match match = Caravan.match(book, 1)) {
      Caravan.choose(match, "restock");
      List<Entity> market = Caravan.in(match, NOBODY, "market");
      Entity made = market.get(market.size() - 1);
      assertThat(made.getDefinition()).isEqualTo("salt");
      assertThat(made.getController()).isEqualTo(NOBODY);
      for (int left = Caravan.in(match, NOBODY, "pile").size(); left > 0; left--) {
        Caravan.choose(match, "draw");
        Caravan.choose(match, "sell " + Caravan.in(match, 0, "hand").get(0).getName());
      }
      int discarded = Caravan.in(match, NOBODY, "discard").size();
      Caravan.choose(match, "recycle");
      assertThat(Caravan.in(match, NOBODY, "pile")).hasSize(discarded);
      assertThat(Caravan.in(match, NOBODY, "discard")).isEmpty();
    }
  }

  @Test
  void aMatchIsUndoneSavedAndForkedWithThem() {
    try (Match match = Caravan.match(book, 1)) {
      String before = Caravan.table(match);
      Caravan.choose(match, "buy " + Caravan.in(match, NOBODY, "market").get(0).getName());
      Caravan.choose(match, "draw");
      String after = Caravan.table(match);
      try (Match restored = book.restore(match.save());
          Match fork = match.forkSeeded(7)) {
        assertThat(Caravan.table(restored)).isEqualTo(after);
        assertThat(Caravan.table(fork)).isEqualTo(after);
        Caravan.choose(restored, "end");
        assertThat(Caravan.in(restored, NOBODY, "market")).hasSize(3);
      }
      match.undo();
      match.undo();
      assertThat(Caravan.table(match)).isEqualTo(before);
    }
  }

  @Test
  void whatIsAttachedToACardOfNobodyBecomesHisWhoTakesIt() {
    try (Match match = Caravan.match(book, 1)) {
      Entity good = Caravan.in(match, NOBODY, "market").get(0);
      Entity coin = Caravan.in(match, NOBODY, "market").get(1);
      match.update(now -> Attached.add(now, now.entity(coin.getId()), now.entity(good.getId())));
      assertThat(coin.getController()).isEqualTo(NOBODY);
      Caravan.choose(match, "end");
      match.choose(match.pendingDecisions().get(0).id(), "buy e" + good.getId());
      assertThat(coin.getController()).isEqualTo(1);
      try (Match restored = book.restore(match.save())) {
        assertThat(Caravan.table(restored)).isEqualTo(Caravan.table(match));
      }
    }
  }

  @Test
  void whatIsAttachedToACardThatIsTakenFromACardOfNobodyBecomesHisToo() {
    try (Match match = Caravan.match(book, 1)) {
      List<Entity> market = List.copyOf(Caravan.in(match, NOBODY, "market"));
      match.update(now -> Attached.add(now, entity(now, market, 1), entity(now, market, 0)));
      match.update(now -> Attached.add(now, entity(now, market, 2), entity(now, market, 1)));
      match.update(now -> now.transfer(entity(now, market, 1), 1, "hand", 0));
      assertThat(market).extracting(Entity::getController).containsExactly(NOBODY, 1, 1);
    }
  }

  private static Entity entity(MatchContext now, List<Entity> cards, int index) {
    return now.entity(cards.get(index).getId());
  }

  @Test
  void aCardOfNobodyBecomesHisToWhoseCardItIsAttached() {
    try (Match match = Caravan.match(book, 1)) {
      Caravan.choose(match, "draw");
      Entity host = Caravan.in(match, 0, "hand").get(0);
      Entity good = Caravan.in(match, NOBODY, "market").get(0);
      match.update(now -> Attached.add(now, now.entity(good.getId()), now.entity(host.getId())));
      assertThat(good.getController()).isZero();
    }
  }

  @Test
  void aPositionHasNoMoreCardsInACommonZoneThanItHolds() {
    WrittenGame bounded =
        new WrittenGame(
            Caravan.GAME.replace("market: {common: true}", "market: {common: true, most: 3}"),
            Caravan.CARDS,
            Caravan.DECKS);
    List<Placed> cards = Collections.nCopies(4, new Placed("salt", Map.of()));
    List<Seat> seats = Collections.nCopies(2, new Seat(Map.of(), Map.of()));
    Position position = new Position("main", 1, seats, Map.of("market", cards));
    var setup = new DeclaredSetup(List.of("none", "none"), 0, position).toJson();
    assertThat(catchThrowable(() -> bounded.book().newMatch(setup, 1)))
        .hasMessageContaining("has 4 cards in zone 'market', expected at most 3");
  }

  @Test
  void aCardOfNobodyGoesToNoZoneOfAPlayerUnlessItBecomesHis() {
    try (Match match = Caravan.match(book, 1)) {
      int good = Caravan.in(match, NOBODY, "market").get(0).getId();
      assertThat(catchThrowable(() -> match.update(now -> now.move(now.entity(good), "hand", 0))))
          .hasMessageContaining("is nobody's: it goes to the hand of a player by 'take' or 'draw'");
    }
  }
}
