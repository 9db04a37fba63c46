package dev.runesheet.language.strings;

import static dev.runesheet.language.strings.Kit.OWNER;
import static dev.runesheet.language.strings.Kit.TARGET;

import dev.runesheet.language.WordTable;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.verb.VerbCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Programs that effect strings and the game share: actions that a player may take without spending
 * one. Rules section 7: which questions they ask.
 */
public final class Shared {

  /** May slay a monster for its cost. */
  public static final String SLAY = "may-slay";

  /** May hire a citizen, without the price of namesakes. */
  public static final String RECRUIT = "may-recruit";

  /** May build a domain. */
  public static final String BUILD = "may-build";

  /** May sail, where players do. */
  public static final String SAIL = "may-sail";

  /** Leaves one of a resource with the Exekratys, as a roll demands it. */
  public static final String OFFERING = "offering";

  private static final Argument ANSWER = new Argument.Answer();

  /** Declining, also if nothing can be paid: the player learns that. */
  private static final Step.Leg DECLINE = new Step.Leg("none", List.of());

  private Shared() {}

  /** The programs, owned by the game's mode. */
  public static List<Effect> effects(VerbCatalog verbs) {
    Kit kit = new Kit(verbs, WordTable.empty(), SourceLocation.NONE);
    return List.of(
            effect(SLAY, slay(kit)),
            effect(RECRUIT, recruit(kit)),
            effect(BUILD, build(kit)),
            effect(SAIL, sail(kit)),
            effect(OFFERING, offering(kit)))
        .stream()
        .map(effect -> effect.saidWith(verbs.phrasing()))
        .toList();
  }

  private static Effect effect(String id, Step... steps) {
    Body.Program program = new Body.Program(List.of(steps));
    return Effect.program(
        id, id.replace('-', ' '), "mode", Trigger.ACTIVATED, program, SourceLocation.NONE);
  }

  private static Step slay(Kit kit) {
    Step payment =
        kit.choose(
            OWNER,
            "slay monster payment",
            Asking.ALWAYS,
            menu("slay payments", TARGET, kit.act("acquire", OWNER, TARGET, ANSWER)),
            DECLINE);
    return kit.pick(
        OWNER, "choose monster slay", Asking.OPTIONAL, Kit.group(Groups.CENTRE_MONSTERS), payment);
  }

  private static Step recruit(Kit kit) {
    Step choice =
        kit.choose(
            OWNER,
            "may recruit",
            Asking.ALWAYS,
            menu("hires", OWNER, kit.act("hire", OWNER, ANSWER)),
            DECLINE);
    return kit.when(Kit.some(Kit.group(Groups.CENTRE_CITIZENS)), List.of(choice));
  }

  private static Step build(Kit kit) {
    Step payment =
        kit.choose(
            OWNER,
            "build domain payment",
            Asking.OPTIONAL,
            menu("build payments", TARGET, kit.act("acquire", OWNER, TARGET, ANSWER)));
    return kit.pick(
        OWNER,
        "choose domain to build",
        Asking.OPTIONAL,
        Kit.group("domains that can be built"),
        payment);
  }

  private static Step sail(Kit kit) {
    Step choice =
        kit.choose(
            OWNER,
            "may sail",
            Asking.ALWAYS,
            menu("sails", OWNER, kit.act("sail", OWNER, ANSWER)),
            DECLINE);
    return kit.when(LegLowering.SAILS, List.of(choice));
  }

  /** Nothing is owed by those who have nothing. */
  private static Step offering(Kit kit) {
    List<Step.Leg> ways = new ArrayList<>();
    for (String resource : LegLowering.WILD) {
      Step given = kit.act("make-offering", OWNER, Kit.word(resource));
      ways.add(
          new Step.Leg(resource, List.of(given)).onlyWhen(Kit.has(OWNER, new Amount(resource, 1))));
    }
    return kit.choose(OWNER, "exekratys offering", Asking.ALWAYS, ways);
  }

  private static Step.Leg menu(String menu, Role about, Step then) {
    return new Step.Leg(
        "paid", Optional.empty(), new Step.Options.Menu(menu, about), List.of(then));
  }
}
