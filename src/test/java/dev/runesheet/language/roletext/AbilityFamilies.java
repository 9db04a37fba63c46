package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.language.roletext.tree.Ability;
import java.util.Map;

/** The families of the guide, by the forms of abilities that it has for each. */
public final class AbilityFamilies {

  private static final Map<Class<? extends Ability>, AbilityFamily> FAMILIES =
      Map.ofEntries(
          Map.entry(Ability.Killing.class, AbilityFamily.KILLING),
          Map.entry(Ability.Investigating.class, AbilityFamily.INVESTIGATING),
          Map.entry(Ability.AttributeInvestigating.class, AbilityFamily.INVESTIGATING),
          Map.entry(Ability.Targeting.class, AbilityFamily.TARGETING),
          Map.entry(Ability.Disguising.class, AbilityFamily.DISGUISING),
          Map.entry(Ability.Protecting.class, AbilityFamily.PROTECTING),
          Map.entry(Ability.Applying.class, AbilityFamily.APPLYING),
          Map.entry(Ability.Removing.class, AbilityFamily.APPLYING),
          Map.entry(Ability.Redirecting.class, AbilityFamily.REDIRECTING),
          Map.entry(Ability.VoteManipulating.class, AbilityFamily.VOTE_MANIPULATING),
          Map.entry(Ability.Whispering.class, AbilityFamily.WHISPERING),
          Map.entry(Ability.Joining.class, AbilityFamily.JOINING),
          Map.entry(Ability.Granting.class, AbilityFamily.GRANTING),
          Map.entry(Ability.Loyalty.class, AbilityFamily.LOYALTY),
          Map.entry(Ability.Obstructing.class, AbilityFamily.OBSTRUCTING),
          Map.entry(Ability.PollManipulating.class, AbilityFamily.POLL_MANIPULATING),
          Map.entry(Ability.CandidateManipulating.class, AbilityFamily.POLL_MANIPULATING),
          Map.entry(Ability.Revealing.class, AbilityFamily.ANNOUNCEMENTS),
          Map.entry(Ability.Knowing.class, AbilityFamily.ANNOUNCEMENTS));

  private AbilityFamilies() {}

  /** The family of an ability that the guide knows. */
  public static AbilityFamily of(Ability ability) {
    return FAMILIES.get(ability.getClass());
  }
}
