package dev.runesheet.language.roletext.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The names of ability types. The guide has several for some: Investigating, Investigation. */
public final class AbilityTypes {

  private static final Map<Class<? extends Ability>, Family> FAMILIES =
      Map.ofEntries(
          Map.entry(Ability.Killing.class, Family.KILLING),
          Map.entry(Ability.Investigating.class, Family.INVESTIGATING),
          Map.entry(Ability.AttributeInvestigating.class, Family.INVESTIGATING),
          Map.entry(Ability.Targeting.class, Family.TARGETING),
          Map.entry(Ability.Disguising.class, Family.DISGUISING),
          Map.entry(Ability.Protecting.class, Family.PROTECTING),
          Map.entry(Ability.Applying.class, Family.APPLYING),
          Map.entry(Ability.Removing.class, Family.APPLYING),
          Map.entry(Ability.Redirecting.class, Family.REDIRECTING),
          Map.entry(Ability.VoteManipulating.class, Family.VOTE_MANIPULATING),
          Map.entry(Ability.Whispering.class, Family.WHISPERING),
          Map.entry(Ability.Joining.class, Family.JOINING),
          Map.entry(Ability.Granting.class, Family.GRANTING),
          Map.entry(Ability.Loyalty.class, Family.LOYALTY),
          Map.entry(Ability.Obstructing.class, Family.OBSTRUCTING),
          Map.entry(Ability.PollManipulating.class, Family.POLL_MANIPULATING),
          Map.entry(Ability.CandidateManipulating.class, Family.POLL_MANIPULATING),
          Map.entry(Ability.Revealing.class, Family.ANNOUNCEMENTS),
          Map.entry(Ability.Knowing.class, Family.ANNOUNCEMENTS));

  private static final Map<Class<? extends Ability>, String> SUBTYPES =
      Map.of(
          Ability.Applying.class, "Apply",
          Ability.Removing.class, "Remove",
          Ability.CandidateManipulating.class, "Manipulate",
          Ability.Revealing.class, "Reveal",
          Ability.Knowing.class, "Know");

  private AbilityTypes() {}

  /** The type of a name; empty if there is none. */
  public static Optional<AbilityType> of(String name) {
    List<String> words =
        new ArrayList<>(List.of(name.strip().toLowerCase(Locale.ROOT).split("\\s+")));
    Optional<Family> family = family(words.remove(words.size() - 1));
    if (words.size() > 0
        && words.get(words.size() - 1).equals("poll")
        && family.filter(Family.VOTE_MANIPULATING::equals).isPresent()) {
      words.remove(words.size() - 1);
      family = Optional.of(Family.POLL_MANIPULATING);
    } else if (family.filter(Family.VOTE_MANIPULATING::equals).isPresent()) {
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
      return killing.subtype().word();
    } else if (ability instanceof Ability.Investigating investigating) {
      return investigating.subtype().word();
    } else if (ability instanceof Ability.AttributeInvestigating) {
      return "Attribute";
    } else if (ability instanceof Ability.Disguising disguising) {
      return disguising.strength() == Ability.Disguising.Strength.WEAKLY ? "Weak" : "Strong";
    } else if (ability instanceof Ability.Protecting protecting) {
      return protecting.through().word();
    } else if (ability instanceof Ability.Granting granting) {
      return granting.revoke() ? "Revoke" : "Grant";
    } else if (ability instanceof Ability.Loyalty loyalty) {
      return loyalty.subtype().word();
    } else if (ability instanceof Ability.PollManipulating polls) {
      return polls.subtype().word();
    }
    return SUBTYPES.get(ability.getClass());
  }

  /** All names, as messages and references tell them. */
  public static List<String> all() {
    List<String> all = new ArrayList<>();
    for (Family family : Family.values()) {
      all.add(family.word());
      family.subtypes().forEach(subtype -> all.add(subtype + " " + family.word()));
    }
    return all;
  }

  /** The name of a type. */
  public static String word(AbilityType type) {
    return type.subtype().map(subtype -> subtype + " ").orElse("") + type.family().word();
  }

  private static Optional<Family> family(String word) {
    return Stream.of(Family.values()).filter(one -> one.meant(word)).findFirst();
  }

  private static Optional<AbilityType> subtype(Family family, String word) {
    return family.subtypes().stream()
        .filter(one -> word.startsWith(one.toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(one -> new AbilityType(family, Optional.of(one)));
  }
}
