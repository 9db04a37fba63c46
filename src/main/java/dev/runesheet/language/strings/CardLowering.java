package dev.runesheet.language.strings;

import static dev.runesheet.language.strings.Kit.OWNER;
import static dev.runesheet.language.strings.Kit.SELF;
import static dev.runesheet.language.strings.Kit.TARGET;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the parts about cards of players and of the centre are in the effect model. */
final class CardLowering {

  /** Nobody may take from those who are immune. */
  static final Condition NOT_IMMUNE =
      Kit.not(new Condition.Comparison(Relation.ABOVE, Kit.stat(TARGET, "immune"), Value.of(0)));

  private static final Selector.Group ALL_CITIZENS = Kit.group(Groups.CITIZENS, TARGET);
  private static final Selector.Group ALL_MONSTERS = Kit.group(Groups.MONSTERS, TARGET);
  private static final Selector.Group MONSTER_OWNERS =
      Kit.group(Groups.OTHERS, Kit.some(ALL_MONSTERS));
  private static final String PLAYER = LegLowering.CHOOSE_PLAYER;
  private static final String CARD = LegLowering.CHOOSE_CARD;

  private final Kit kit;

  CardLowering(Kit kit) {
    this.kit = kit;
  }

  Step step(Leg leg) {
    if (leg instanceof Leg.Flip flip) {
      return flip(flip);
    }
    if (leg instanceof Leg.BanishCentre banish) {
      return banish(
          Groups.centre(banish.kind(), banish.type()), LegLowering.asking(banish.optional()));
    }
    if (leg instanceof Leg.BanishOwned banish) {
      return banish(Groups.owned(banish.kind(), OWNER), LegLowering.asking(banish.optional()));
    }
    if (leg instanceof Leg.StealCitizen steal) {
      return cardOf(kit, stolen(steal), Asking.ALWAYS, kit.act("give-card", OWNER, TARGET));
    }
    if (leg instanceof Leg.TakeOwned take) {
      return take(take);
    }
    if (leg instanceof Leg.ReturnOwned back) {
      Step put =
          kit.when(
              Kit.some(Kit.group(Groups.OWN_STACK, TARGET)),
              List.of(kit.act("put-back", TARGET), kit.gain(OWNER, back.gain())));
      return kit.pick(
          OWNER, CARD, LegLowering.asking(back.optional()), Groups.owned(back.kind(), OWNER), put);
    }
    Leg.Harden harden = (Leg.Harden) leg;
    return kit.pick(
        OWNER,
        "choose monster strength",
        Asking.UNLESS_ALONE,
        Groups.centre("monster", ""),
        kit.act("add-stat", TARGET, Kit.word("extra strength"), Value.of(harden.strength())));
  }

  Step key(String word) {
    return switch (word) {
      case Keys.ALL_FLIP -> allFlip(kit);
      case Keys.BANISH_PLAYER_CITIZEN ->
          cardOf(kit, ALL_CITIZENS, Asking.ALWAYS, kit.act("banish", TARGET));
      case Keys.BANISH_RANDOM_MONSTER ->
          kit.pick(
              OWNER,
              PLAYER,
              Asking.ALWAYS,
              MONSTER_OWNERS,
              kit.draw(ALL_MONSTERS, kit.act("banish", TARGET)));
      default -> throw new IllegalArgumentException("key (" + word + ") of the grammar is new.");
    };
  }

  /** The players of whom a word that is an effect by itself needs one; empty if it needs none. */
  static Optional<Selector.Group> victims(String word) {
    return switch (word) {
      case Keys.BANISH_PLAYER_CITIZEN -> Optional.of(owners(ALL_CITIZENS));
      case Keys.BANISH_RANDOM_MONSTER -> Optional.of(MONSTER_OWNERS);
      default -> Optional.empty();
    };
  }

  /** The citizens that can be stolen from a player who is looked at or chosen. */
  static Selector.Group stolen(Leg.StealCitizen steal) {
    return new Selector.Group(
        Groups.CITIZENS, TARGET, steal.where().stream().map(Groups::condition).toList());
  }

  /** All players with a face-up citizen turn one down, at the same time. */
  static Step allFlip(Kit kit) {
    Selector.Group open = Kit.group(Groups.OPEN_CITIZENS, SELF);
    Step flip =
        kit.pick(SELF, "flip one citizen", Asking.ALWAYS, open, kit.act("turn-down", TARGET));
    Selector.Group those =
        Kit.group(Groups.AWAKE, Kit.some(Kit.group(Groups.OPEN_CITIZENS, TARGET)));
    return kit.allAtOnce(those, flip);
  }

  /** The face-up cards of a kind that a player has who is looked at or chosen. */
  static Selector.Group faceUp(String kind) {
    return Kit.group(kind.equals("domain") ? Groups.OPEN_DOMAINS : Groups.OPEN_CITIZENS, TARGET);
  }

  private Step flip(Leg.Flip flip) {
    return cardOf(
        kit,
        faceUp(flip.kind()),
        LegLowering.asking(flip.optional()),
        kit.act("turn-down", TARGET));
  }

  private Step banish(Selector.Group group, Asking asking) {
    return kit.pick(OWNER, CARD, asking, group, kit.act("banish", TARGET));
  }

  /** The owner chooses one of some players who has such a card, then one of those cards. */
  private static Step cardOf(Kit kit, Selector.Group cards, Asking asking, Step then) {
    Step card = kit.pick(OWNER, CARD, asking, cards, then);
    return kit.pick(OWNER, PLAYER, asking, owners(cards), card);
  }

  /** The others who do not rest and have such a card. */
  static Selector.Group owners(Selector.Group cards) {
    return Kit.group(Groups.AWAKE_OTHERS, Kit.some(cards));
  }

  /** Puts the target on the stack it comes from; something else happens to what has none. */
  private Step stackOr(Step otherwise) {
    return new Step.If(
        Kit.some(Kit.group(Groups.OWN_STACK, TARGET)),
        List.of(kit.act("put-back", TARGET)),
        List.of(otherwise),
        kit.place());
  }

  private Step take(Leg.TakeOwned take) {
    Selector.Group cards = Groups.owned(take.kind(), TARGET);
    List<Step> robbed = new ArrayList<>();
    if (take.victimVictory() > 0) {
      robbed.add(kit.gain(TARGET, new Amount("victory", take.victimVictory())));
    }
    Step given = kit.act("give-card", OWNER, TARGET);
    robbed.add(kit.draw(cards, take.toStack() ? stackOr(given) : given));
    return kit.pick(
        OWNER,
        PLAYER,
        LegLowering.asking(take.optional()),
        LegLowering.robbed(Kit.some(cards)),
        robbed.toArray(Step[]::new));
  }
}
