package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Announcement;
import dev.runesheet.game.werewolf.word.AttributeDeed;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Investigated;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The names of ability types. The guide has several for some: Investigating, Investigation. */
public final class AbilityTypes {

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

  private static final Map<Class<? extends Ability>, String> SUBTYPES =
      Map.of(
          Ability.Applying.class, AttributeDeed.APPLY.title(),
          Ability.Removing.class, AttributeDeed.REMOVE.title(),
          Ability.CandidateManipulating.class, CandidateChange.KIND,
          Ability.Revealing.class, Announcement.REVEAL.title(),
          Ability.Knowing.class, Announcement.KNOW.title());

  private AbilityTypes() {}

  /** The type of a name; empty if there is none. */
  public static Optional<AbilityType> of(String name) {
    List<String> words =
        new ArrayList<>(List.of(name.strip().toLowerCase(Locale.ROOT).split("\\s+")));
    Optional<AbilityFamily> family = AbilityFamily.find(words.remove(words.size() - 1));
    if (words.size() > 0
        && words.get(words.size() - 1).equals("poll")
        && family.filter(AbilityFamily.VOTE_MANIPULATING::equals).isPresent()) {
      words.remove(words.size() - 1);
      family = Optional.of(AbilityFamily.POLL_MANIPULATING);
    } else if (family.filter(AbilityFamily.VOTE_MANIPULATING::equals).isPresent()) {
      words.remove("vote");
    }
    String before = String.join(" ", words);
    return family.flatMap(
        found ->
            before.isEmpty()
                ? Optional.of(new AbilityType(found, Optional.empty()))
                : subtype(found, before));
  }

  /** The type of an ability; empty for what the guide does not know. */
  public static Optional<AbilityType> of(Ability ability) {
    return Optional.ofNullable(FAMILIES.get(ability.getClass()))
        .map(family -> new AbilityType(family, Optional.ofNullable(subtype(ability))));
  }

  private static String subtype(Ability ability) {
    if (ability instanceof Ability.Killing killing) {
      return killing.subtype().title();
    } else if (ability instanceof Ability.Investigating investigating) {
      return investigating.subtype().title();
    } else if (ability instanceof Ability.AttributeInvestigating) {
      return Investigated.ATTRIBUTE.title();
    } else if (ability instanceof Ability.Disguising disguising) {
      return disguising.strength().kind();
    } else if (ability instanceof Ability.Protecting protecting) {
      return protecting.through().title();
    } else if (ability instanceof Ability.Granting granting) {
      return granting.deed().title();
    } else if (ability instanceof Ability.Loyalty loyalty) {
      return loyalty.subtype().title();
    } else if (ability instanceof Ability.PollManipulating polls) {
      return polls.subtype().title();
    }
    return SUBTYPES.get(ability.getClass());
  }

  /** All names, as messages and references tell them. */
  public static List<String> all() {
    List<String> all = new ArrayList<>();
    for (AbilityFamily family : AbilityFamily.named()) {
      all.add(family.title());
      family.subtypes().forEach(subtype -> all.add(subtype + " " + family.title()));
    }
    return all;
  }

  /** The name of a type. */
  public static String word(AbilityType type) {
    return type.subtype().map(subtype -> subtype + " ").orElse("") + type.family().title();
  }

  private static Optional<AbilityType> subtype(AbilityFamily family, String word) {
    return family.subtypes().stream()
        .filter(one -> word.startsWith(one.toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(one -> new AbilityType(family, Optional.of(one)));
  }
}
