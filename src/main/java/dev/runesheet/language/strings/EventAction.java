package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.language.strings.words.SaidForms;
import dev.runesheet.model.English;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import java.util.ArrayList;
import java.util.List;

/** An action that players take one after the other when an event is drawn. */
public sealed interface EventAction {

  /** The step that one player takes, as self. */
  Step step(StepBuilder in, boolean optional);

  /** The action of one player in words. */
  default String say(PartWording in) {
    return SaidForms.words(this);
  }

  /** Pays another player. */
  @WrittenAs("pay_to_chosen pay={price}")
  @Said("pay {price} to a player of their choice")
  record PayChosen(Price price) implements EventAction {

    /** Each resource that can be paid, to each other player. */
    @Override
    public Step step(StepBuilder in, boolean optional) {
      List<Step.Branch> ways = new ArrayList<>();
      for (Amount amount : price.ways()) {
        Selector.Group others = Scopes.group(ValeriaScope.OTHERS);
        List<Step> move = List.of(in.move(Role.SELF, Role.TARGET, amount));
        ways.add(
            Step.Branch.each("pay " + StepBuilder.letter(amount.resource()), others, move)
                .onlyWhen(StepBuilder.has(Role.SELF, amount)));
      }
      return in.choose(Role.SELF, Prompt.EVENT_SEQUENCE, StepBuilder.asking(optional), ways);
    }
  }

  /** Banishes a citizen of the centre. */
  @WrittenAs("banish_center_citizen")
  @Said("banish a citizen of the centre")
  record BanishTop() implements EventAction {
    @Override
    public Step step(StepBuilder in, boolean optional) {
      Selector.Group citizens = Scopes.group(ValeriaScope.CENTRE_CITIZENS);
      Asking asking = StepBuilder.asking(optional);
      return in.pick(
          Role.SELF,
          Prompt.EVENT_SEQUENCE,
          asking,
          citizens,
          in.act(VerbNames.BANISH, Role.TARGET));
    }
  }

  /** Banishes an own citizen of a role, or of any if it is empty, to gain. */
  @WrittenAs("banish_owned_citizen [role={role:@roles}] gain={gain}")
  @Said("banish a[ {role}] citizen of their own to gain {gain}")
  record BanishOwn(String role, Amount gain) implements EventAction {
    @Override
    public Step step(StepBuilder in, boolean optional) {
      return in.when(
          StepBuilder.some(Scopes.citizens(Role.SELF, role)),
          banishOwn(in, Prompt.EVENT_SEQUENCE, role, gain, optional));
    }
  }

  /** Puts a card of a reserve on a stack of the centre. */
  @WrittenAs("place_reserve_monster pool={pool:@pools}")
  record PlaceReserve(String pool) implements EventAction {
    @Override
    public Step step(StepBuilder in, boolean optional) {
      Asking asking = StepBuilder.asking(optional);
      Step place = in.act(VerbNames.PLACE_RESERVE, StepBuilder.word(pool), Role.TARGET);
      Selector.Group tops = Scopes.group(ValeriaScope.CENTRE_TOPS);
      return in.when(
          StepBuilder.some(Scopes.reserve(pool)),
          in.pick(Role.SELF, Prompt.PLACE_RESERVE, asking, tops, place));
    }

    @Override
    public String say(PartWording in) {
      String card = English.a(in.reserve(pool));
      return "put " + card + " of the reserve on a stack " + AmountWords.CENTRE;
    }
  }

  /** Banishes a citizen of self for a gain. */
  static Step banishOwn(StepBuilder in, Prompt prompt, String role, Amount gain, boolean optional) {
    return in.pick(
        Role.SELF,
        prompt,
        StepBuilder.asking(optional),
        Scopes.citizens(Role.SELF, role),
        in.act(VerbNames.BANISH, Role.TARGET),
        in.gain(Role.SELF, gain));
  }
}
