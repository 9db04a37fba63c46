package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changes that are in force only while their card lies in one of the zones in play. */
class ZonesOfAurasTest {

  private static final String AURA = "{changes: coins, of: players, by: 1, while in: %s}";

  @Test
  void theGameIsRightWithoutThem() {
    assertThat(AuctionGame.effect("").findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          desk    | RS073 | 'desk', where no treasure ever comes | cabinet
          cabinet | RS131 | 'cabinet', the only zone in play where a treasure ever is | no zone, as it holds in play alone anyway
          """)
  void aZoneWhereItsCardNeverLiesOrAlwaysDoesIsTold(
      String zone, String code, String found, String expected) {
    assertThat(AuctionGame.effect(AURA.formatted(zone)).findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo(code);
              assertThat(one.location().place().toString())
                  .isEqualTo("#/cards/clerk/effects/0/while in");
              assertThat(one.found()).isEqualTo(found);
              assertThat(one.expected()).isEqualTo(expected);
            });
  }

  @Test
  void aZoneWhereALineBringsSomeIsAccepted() {
    String line =
        "{when: coins changes, then: [{for each: own cabinet, then: [{do: move, target: target,"
            + " zone: desk}]}]}";

    assertThat(new AuctionGame("  - " + line + "\n", AURA.formatted("desk")).findings()).isEmpty();
  }

  /** That a spell leaves play at once is nothing more: it has no zone in play to hold in. */
  @Test
  void anAuraOfASpellInHandIsOneFinding() {
    String spell = "kind: spell\n    cost: 1\n    effects:\n";
    String aura = spell + "      - {changes: attack, of: own units, by: 1, while in: hand}\n";

    assertThat(new EditedGame("ember-vale").edit("cards.yaml", spell, aura).findingsTogether())
        .singleElement()
        .asString()
        .contains("#/cards/firebolt/effects/0/while in", "'hand', where nothing is in play");
  }
}
