package dev.runesheet.language.strings;

import static dev.runesheet.model.Selector.Role.OWNER;
import static dev.runesheet.model.Selector.Role.TARGET;

import dev.runesheet.game.valeria.word.Menus;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Programs that effect strings and the game share: actions that a player may take without spending
 * one. Rules section 7: which questions they ask.
 */
public final class SharedPrograms {

  private static final Argument ANSWER = new Argument.Answer();

  /** Declining, also if nothing can be paid: the player learns that. */
  private static final Step.Branch DECLINE = new Step.Branch("none", List.of());

  private SharedPrograms() {}

  /** The programs, owned by the game's mode. */
  public static List<Effect> effects(VerbCatalog verbs) {
    StepBuilder in = StepBuilder.of(verbs, SourceLocation.NONE);
    return List.of(
            effect(Programs.SLAY, slay(in)),
            effect(Programs.RECRUIT, recruit(in)),
            effect(Programs.BUILD, build(in)),
            effect(Programs.SAIL, sail(in)),
            effect(Programs.OFFERING, offering(in)))
        .stream()
        .map(effect -> effect.saidWith(verbs.phrasing()))
        .toList();
  }

  private static Effect effect(String id, Step... steps) {
    Body.Program program = new Body.Program(List.of(steps));
    return Effect.program(
        id, id.replace('-', ' '), "mode", Trigger.ACTIVATED, program, SourceLocation.NONE);
  }

  private static Step slay(StepBuilder in) {
    Step acquire = in.act(VerbNames.ACQUIRE, OWNER, TARGET, ANSWER);
    return in.pick(
        OWNER,
        Prompt.CHOOSE_MONSTER_SLAY,
        Asking.OPTIONAL,
        Scopes.group(ValeriaScope.CENTRE_MONSTERS),
        offer(in, Prompt.SLAY_MONSTER_PAYMENT, menu(Menus.SLAY_PAYMENTS, TARGET, acquire)));
  }

  private static Step recruit(StepBuilder in) {
    Step.Branch hires = menu(Menus.HIRES, OWNER, in.act(VerbNames.HIRE, OWNER, ANSWER));
    Condition some = StepBuilder.some(Scopes.group(ValeriaScope.CENTRE_CITIZENS));
    return in.when(some, offer(in, Prompt.MAY_RECRUIT, hires));
  }

  private static Step build(StepBuilder in) {
    Step payment =
        in.choose(
            OWNER,
            Prompt.BUILD_DOMAIN_PAYMENT,
            Asking.OPTIONAL,
            List.of(
                menu(
                    Menus.BUILD_PAYMENTS,
                    TARGET,
                    in.act(VerbNames.ACQUIRE, OWNER, TARGET, ANSWER))));
    return in.pick(
        OWNER,
        Prompt.CHOOSE_DOMAIN_TO_BUILD,
        Asking.OPTIONAL,
        Scopes.group(ValeriaScope.BUILDABLE),
        payment);
  }

  private static Step sail(StepBuilder in) {
    Step.Branch sails = menu(Menus.SAILS, OWNER, in.act(VerbNames.SAIL, OWNER, ANSWER));
    return in.when(StepBuilder.sails(), offer(in, Prompt.MAY_SAIL, sails));
  }

  private static Step offer(StepBuilder in, Prompt prompt, Step.Branch ways) {
    return in.choose(OWNER, prompt, Asking.ALWAYS, List.of(ways, DECLINE));
  }

  /** An offering, which those who have nothing do not owe. */
  private static Step offering(StepBuilder in) {
    List<Step.Branch> ways = new ArrayList<>();
    for (String resource : Resource.IN_PRICES) {
      Step given = in.act(VerbNames.MAKE_OFFERING, OWNER, StepBuilder.word(resource));
      ways.add(
          new Step.Branch(resource, List.of(given))
              .onlyWhen(StepBuilder.has(OWNER, new Amount(resource, 1))));
    }
    return in.choose(OWNER, Prompt.EXEKRATYS_OFFERING, Asking.ALWAYS, ways);
  }

  private static Step.Branch menu(String menu, Role about, Step then) {
    return new Step.Branch(
        "paid", Optional.empty(), new Step.Options.Menu(menu, about), List.of(then));
  }
}
