package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.language.strings.syntax.Checked;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.model.Condition;
import dev.runesheet.model.English;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import dev.runesheet.word.StandardVerb;
import java.util.List;
import java.util.Optional;

/** Parts about cards of players and of the centre. */
public sealed interface CardPart extends Part {

  /** Turns a card of an opponent face down. */
  @WrittenAs(
      value = "flip_{kind:citizen|domain} targeted [optional]",
      older = "flip_opponent_{kind:citizen|domain}")
  @WrittenAs(in = Use.ROLL, value = "flip_{kind:citizen|domain} targeted [optional]")
  @Said(Said.MAY + "turn a {kind} of another player face-down")
  record Flip(Kind kind, boolean optional) implements CardPart {
    @Override
    public Step step(StepBuilder in) {
      return in.cardOfOther(optional, kind.faceUp(), in.act(VerbNames.TURN_DOWN, Role.TARGET));
    }
  }

  /** Banishes a card of the centre. */
  @WrittenAs("banish_center {kind:citizen|monster|domain|noble} [type={type:@types}] [optional]")
  @WrittenAs(in = Use.ROLL, value = "banish_center_{kind:citizen|domain} [optional]")
  record BanishCentre(Kind kind, String type, boolean optional) implements CardPart, Checked {
    @Override
    public Step step(StepBuilder in) {
      return in.pickCard(optional, kind.centre(type), in.act(VerbNames.BANISH, Role.TARGET));
    }

    @Override
    public String say(PartWording in) {
      String what = English.a(type.isEmpty() ? kind.word() : type);
      return (optional ? "you may " : "") + "banish " + what + " " + AmountWords.CENTRE;
    }

    @Override
    public List<Problem> problems() {
      return type.isEmpty() || kind == Kind.MONSTER
          ? List.of()
          : List.of(new Problem("type", 0, StringCode.SETTING, "no type but of monsters"));
    }
  }

  /** Banishes an own card. */
  @WrittenAs("banish_owned {kind:citizen|monster} [optional]")
  @Said(Said.MAY + "banish one of your {kind}s")
  record BanishOwned(Kind kind, boolean optional) implements CardPart {
    @Override
    public Step step(StepBuilder in) {
      return in.pickCard(optional, kind.owned(Role.OWNER), in.act(VerbNames.BANISH, Role.TARGET));
    }
  }

  /** Takes a citizen of an opponent. */
  @WrittenAs("steal_citizen {where*and}")
  record StealCitizen(List<CitizenTest> where) implements CardPart {
    /** Copies the conditions. */
    public StealCitizen {
      where = List.copyOf(where);
    }

    private Selector.Group citizens() {
      return new Selector.Group(
          ValeriaScope.CITIZENS.word(),
          Role.TARGET,
          where.stream().map(CitizenTest::condition).toList());
    }

    @Override
    public Step step(StepBuilder in) {
      return in.cardOfOther(
          false, citizens(), in.act(VerbNames.GIVE_CARD, Role.OWNER, Role.TARGET));
    }

    @Override
    public String say(PartWording in) {
      return "take " + CitizenTest.words(where, AmountWords.OTHER);
    }
  }

  /** A random card of an opponent changes hands, or goes back on its stack. */
  @WrittenAs(
      "take_owned {kind:citizen|monster} random [optional]"
          + " ([to={toStack:self|stack}] [victim_vp={victimVictory}])")
  @Said({
    Said.MAY
        + "put a random {kind} of another player back on its stack{toStack=true}"
        + Said.VICTIM,
    Said.MAY + "take a random {kind} of another player" + Said.VICTIM
  })
  record TakeOwned(Kind kind, boolean optional, boolean toStack, int victimVictory)
      implements CardPart {
    @Override
    public Step step(StepBuilder in) {
      Selector.Group cards = kind.owned(Role.TARGET);
      Step given = in.act(VerbNames.GIVE_CARD, Role.OWNER, Role.TARGET);
      Step drawn = in.draw(cards, toStack ? in.putBack(List.of(), List.of(given)) : given);
      return in.pickPlayer(
          optional,
          Scopes.robbed(StepBuilder.some(cards)),
          in.robbed(drawn, victimVictory, true).toArray(Step[]::new));
    }
  }

  /** Puts an own card back on its stack for a reward. */
  @WrittenAs("return_owned {kind:citizen|monster} {gain} [optional]")
  @Said(Said.MAY + "put one of your {kind}s back on its stack to gain {gain}")
  record ReturnOwned(Kind kind, Amount gain, boolean optional) implements CardPart {
    @Override
    public Step step(StepBuilder in) {
      Step put = in.putBack(List.of(in.gain(Role.OWNER, gain)), List.of());
      return in.pickCard(optional, kind.owned(Role.OWNER), put);
    }

    /** One without such a card may use it all the same, for what else it does. */
    @Override
    public Optional<Condition> needs(StepBuilder in) {
      return Optional.empty();
    }
  }

  /** A monster of the centre costs more strength. */
  @WrittenAs(
      value = "modify_monster_strength {strength}",
      older = {
        "modify_monster_strength +{strength}",
        "action.modify_monster_strength {strength}",
        "action.modify_monster_strength +{strength}"
      })
  @Said("choose a monster of the centre: it costs {strength} strength more")
  record Harden(int strength) implements CardPart {
    @Override
    public Step step(StepBuilder in) {
      return in.pick(
          Role.OWNER,
          Prompt.CHOOSE_MONSTER_STRENGTH,
          Asking.UNLESS_ALONE,
          Kind.MONSTER.centre(""),
          in.act(
              StandardVerb.ADD_STAT,
              Role.TARGET,
              StepBuilder.word(CardStats.EXTRA_STRENGTH),
              Value.of(strength)));
    }
  }
}
