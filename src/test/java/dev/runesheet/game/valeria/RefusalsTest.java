package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Actions that are not legal are refused with what is wrong with them, and change nothing. */
class RefusalsTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private Match match;
  private Decision action;

  /**
   * A Goblin, a Swamp Dragon, an Owlbear, a Red Dragon and a Mimic lie open; 10 of each resource.
   */
  @BeforeEach
  void deal() {
    match =
        BOOK.newMatch(
            new Deal(
                    List.of("p1", "p2"),
                    List.of("Hills", "Swamp", "Valley", "Cavern", "Ruins"),
                    List.of("s1"),
                    List.of(List.of(10, 10, 10, 0), List.of(10, 10, 10, 0)),
                    stacks("m1", "m49", "m22", "m56", "e5"),
                    stacks("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10"),
                    List.copyOf(Collections.nCopies(5, List.of("d20", "d1"))),
                    List.of(),
                    List.of(List.of("k1"), List.of("k2")),
                    List.of(List.of("r11", "r5"), List.of("r5", "r6")),
                    List.of(),
                    List.of(),
                    Map.of())
                .toJson(),
            Chance.scripted(1, 2));
    while (!match.pendingDecisions().get(0).prompt().equals(Prompts.ACTION)) {
      Decision open = match.pendingDecisions().get(0);
      match.choose(open.id(), open.options().get(0).id());
    }
    action = match.pendingDecisions().get(0);
  }

  private static List<List<String>> stacks(String... codes) {
    List<List<String>> stacks = new ArrayList<>();
    for (String code : codes) {
      stacks.add(List.of(code));
    }
    return stacks;
  }

  @AfterEach
  void close() {
    match.close();
  }

  private void refused(String option, String reason) {
    String before = match.save();

    assertThatThrownBy(() -> match.choose(action.id(), option))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessageContaining(reason);
    assertThat(match.save()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    "hire m1 0/1/0, 'hire Goblin: it is no citizen'",
    "build c1 3/0/0, 'build Cleric: it is no domain'",
    "slay d1 0/0/0, 'slay Foxgrove Palisade: it is no monster'",
    "build d20 10/0/0, 'd20 does not lie open'",
    "hire c99 3/0/0, 'c99 does not lie open'",
    "hire c1 3/0/0 waiving gold, 'Nothing lets a part of the gold of Cleric be waived'",
    "slay m1 0/1/0 waiving magic, 'Nothing lets a part of the magic of Goblin be waived'",
    "slay m1 0/1/0 waiving strength, 'too much: the price is exactly nothing'",
    "slay e5 0/3/3, 'too little: the price is exactly 1 gold'",
    "slay m49 0/0/14, 'needs 14 magic; there is 10'",
    "hire c1 0/0/3, 'only beside at least 1 gold'",
    "build d1 9/0/0, 'needs citizens with 1 shadow (there is 0) and 1 soldier'",
  })
  void theReasonIsSaid(String option, String reason) {
    if (option.startsWith("slay e5")) {
      askedAgainAfter(context -> context.setStat(mimic(), CardStats.EXTRA_GOLD, 1));
    }
    refused(option, reason);
  }

  private void askedAgainAfter(Consumer<MatchContext> change) {
    match.update(
        context -> {
          context.withdraw(Actions.QUESTION);
          change.accept(context);
        });
    action = match.pendingDecisions().get(0);
  }

  private Card mimic() {
    CardIndex cardIndex = CardIndex.of(match.world(), match.state(ValeriaState.class));
    return CardIndex.top(cardIndex.grid(Zones.MONSTERS).get(4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "take victory",
        "take maps",
        "hire",
        "hire c1",
        "hire c1 ",
        "hire c1 3/0",
        "HIRE c1 3/0/0",
        "hire c1 -1/0/4",
        "hire c1 03/0/0",
        "hire c1 99999999999/0/0",
        "hire c1 3/0/0; take gold",
        "slay m1 0/1/0 waiving",
        "slay m1 0/0/0 waiving strength ",
        "engage a1",
        "relic r6",
        "sail",
        "keep"
      })
  void whatIsNoActionIsRefused(String option) {
    refused(option, "");
  }

  @Test
  void citizensWhoseNumberWasRolledAreRefusedWhileThatIsBlocked() {
    askedAgainAfter(
        context -> context.setStat(CardIndex.of(context).active(), PlayerStats.ROLLED_BLOCKED, 1));

    refused("hire c1 3/0/0", "its number was rolled");
  }
}
