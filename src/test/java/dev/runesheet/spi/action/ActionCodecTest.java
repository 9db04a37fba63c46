package dev.runesheet.spi.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ActionCodecTest {

  /** Types of energy. */
  enum Energy {
    FIRE,
    WATER
  }

  /** A place on a board. */
  @TextForm("{row}.{column}")
  record Spot(int row, int column) {}

  /** An amount with a text of its own. */
  record Amount(int much) {

    static Amount of(String text) {
      if (!text.startsWith("x")) {
        throw new IllegalArgumentException(text);
      }
      return new Amount(Integer.parseInt(text.substring(1)));
    }

    @Override
    public String toString() {
      return "x" + much;
    }
  }

  /** Actions of a made-up card game. */
  sealed interface Turn extends Action permits Attack, Retreat, Vote, Place, Pay, Wait, End {}

  @TextForm("attack e{attacker} {attack} with {discarded}")
  record Attack(int attacker, String attack, List<Energy> discarded) implements Turn {}

  @TextForm("retreat {discarded} to e{successor}")
  record Retreat(int successor, List<Energy> discarded) implements Turn {}

  @TextForm("vote e{player}")
  record Vote(int player) implements Turn {}

  @TextForm("{card}@{spot}")
  record Place(String card, Spot spot) implements Turn {}

  @TextForm("pay {amount}")
  record Pay(Amount amount) implements Turn {}

  @TextForm("wait {seconds}")
  record Wait(long seconds) implements Turn {}

  @TextForm("end")
  record End() implements Turn {}

  private static final ActionCodec<Turn> CODEC = ActionCodec.of(Turn.class);

  @Test
  void writesEachComponentWhereTheFormNamesIt() {
    assertThat(CODEC.write(new Attack(7, "Hydro Pump", List.of(Energy.WATER, Energy.FIRE))))
        .isEqualTo("attack e7 Hydro Pump with water,fire");
    assertThat(CODEC.write(new Retreat(3, List.of()))).isEqualTo("retreat  to e3");
    assertThat(CODEC.write(new Place("001", new Spot(2, 4)))).isEqualTo("001@2.4");
    assertThat(CODEC.write(new Pay(new Amount(3)))).isEqualTo("pay x3");
    assertThat(CODEC.write(new End())).isEqualTo("end");
  }

  @Test
  void readsWhatItWrites() {
    List<Turn> all =
        List.of(
            new Attack(7, "Hydro Pump", List.of(Energy.WATER, Energy.FIRE)),
            new Attack(-1, "Rest with Care", List.of()),
            new Retreat(3, List.of(Energy.FIRE)),
            new Vote(12),
            new Place("end", new Spot(0, -1)),
            new Pay(new Amount(0)),
            new End());
    for (Turn action : all) {
      assertThat(CODEC.read(CODEC.write(action))).contains(action);
    }
  }

  @Test
  void readsAllWholeNumbersOfTheirTypeAndNoOthers() {
    for (int player : new int[] {1_000_000_000, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThat(CODEC.read("vote e" + player)).contains(new Vote(player));
    }
    for (long seconds : new long[] {0, Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertThat(CODEC.read("wait " + seconds)).contains(new Wait(seconds));
    }
    for (String beyond :
        List.of("vote e2147483648", "vote e-9999999999", "wait " + "9".repeat(19))) {
      assertThat(CODEC.read(beyond)).as(beyond).isEmpty();
    }
  }

  @Test
  void readsNoTextThatItWouldNotWrite() {
    for (String text :
        List.of("", "End", "vote e07", "vote e", "vote e1 ", "pay 3", "attack e7 Rest with air")) {
      assertThat(CODEC.read(text)).as(text).isEmpty();
    }
  }

  @Test
  void aTextThatFitsNothingIsRefusedInShortTime() {
    assertThat(CODEC.read("attack e7 " + "water,".repeat(20_000) + "!")).isEmpty();
  }

  /** Without a form. */
  @Test
  void saysWhatAnActionLacks() {
    assertThatThrownBy(() -> CODEC.write(new Attack(7, null, List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "action (Attack[attacker=7, attack=null, discarded=[]]) has no text: its attack is"
                + " null.");
    assertThatThrownBy(
            () -> CODEC.write(new Attack(7, "Surf", java.util.Collections.singletonList(null))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("an entry of a list of an action is null.");
  }

  record Formless() implements Action {}

  /** With a component that the form does not name. */
  @TextForm("{one}")
  record Silent(int one, int other) implements Action {}

  /** With a component that has no text. */
  @TextForm("{what}")
  record Strange(Object what) implements Action {}

  @Test
  void saysWhatADeclarationLacks() {
    assertThatThrownBy(() -> ActionCodec.of(Formless.class))
        .hasMessageContaining("Formless has no text form. Maybe add @TextForm");
    assertThatThrownBy(() -> ActionCodec.of(Silent.class))
        .hasMessageContaining("must name each of [one, other]");
    assertThatThrownBy(() -> ActionCodec.of(Strange.class))
        .hasMessageContaining("Object has no text");
    assertThatThrownBy(() -> CODEC.write(new Formless())).hasMessageContaining("Formless");
  }
}
