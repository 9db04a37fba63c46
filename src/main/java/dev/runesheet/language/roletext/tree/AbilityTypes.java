package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Announcement;
import dev.runesheet.game.werewolf.word.AttributeChange;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.spelling.Titled;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The names of ability types. The guide has several for some: Investigating, Investigation. */
public final class AbilityTypes {

  /** The families that have no subtypes, by their form. */
  private static final Map<Class<? extends Ability>, AbilityFamily> WHOLE =
      Map.of(
          Ability.Targeting.class, AbilityFamily.TARGETING,
          Ability.Redirecting.class, AbilityFamily.REDIRECTING,
          Ability.VoteManipulating.class, AbilityFamily.VOTE_MANIPULATING,
          Ability.Whispering.class, AbilityFamily.WHISPERING,
          Ability.Joining.class, AbilityFamily.JOINING,
          Ability.Obstructing.class, AbilityFamily.OBSTRUCTING);

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

  /** The type of an ability; empty for one of later guides, which may do anything. */
  public static Optional<AbilityType> of(Ability ability) {
    if (ability instanceof Ability.Killing one) {
      return type(AbilityFamily.KILLING, one.subtype());
    } else if (ability instanceof Ability.Investigating one) {
      return type(AbilityFamily.INVESTIGATING, one.subtype());
    } else if (ability instanceof Ability.AttributeInvestigating) {
      return type(AbilityFamily.INVESTIGATING, Investigated.ATTRIBUTE);
    } else if (ability instanceof Ability.Disguising one) {
      return type(AbilityFamily.DISGUISING, one.strength().kind());
    } else if (ability instanceof Ability.Protecting one) {
      return type(AbilityFamily.PROTECTING, one.through());
    } else if (ability instanceof Ability.Applying) {
      return type(AbilityFamily.APPLYING, AttributeChange.APPLY);
    } else if (ability instanceof Ability.Removing) {
      return type(AbilityFamily.APPLYING, AttributeChange.REMOVE);
    } else if (ability instanceof Ability.Granting one) {
      return type(AbilityFamily.GRANTING, one.change());
    } else if (ability instanceof Ability.Loyalty one) {
      return type(AbilityFamily.LOYALTY, one.subtype());
    } else if (ability instanceof Ability.PollManipulating one) {
      return type(AbilityFamily.POLL_MANIPULATING, one.subtype());
    } else if (ability instanceof Ability.CandidateManipulating) {
      return type(AbilityFamily.POLL_MANIPULATING, CandidateChange.KIND);
    } else if (ability instanceof Ability.Revealing) {
      return type(AbilityFamily.ANNOUNCEMENTS, Announcement.REVEAL);
    } else if (ability instanceof Ability.Knowing) {
      return type(AbilityFamily.ANNOUNCEMENTS, Announcement.KNOW);
    }
    return Optional.ofNullable(WHOLE.get(ability.getClass()))
        .map(family -> new AbilityType(family, Optional.empty()));
  }

  private static Optional<AbilityType> type(AbilityFamily family, Titled subtype) {
    return type(family, subtype.title());
  }

  private static Optional<AbilityType> type(AbilityFamily family, String subtype) {
    return Optional.of(new AbilityType(family, Optional.of(subtype)));
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

  /** The subtype of a word of its name; a second name of its family is none. */
  private static Optional<AbilityType> subtype(AbilityFamily family, String word) {
    boolean again = AbilityFamily.find(word).filter(family::equals).isPresent();
    return family.subtypes().stream()
        .filter(one -> isNamed(one.toLowerCase(Locale.ROOT), word, !again))
        .findFirst()
        .map(one -> new AbilityType(family, Optional.of(one)));
  }

  private static boolean isNamed(String subtype, String word, boolean anyForm) {
    return word.equals(subtype) || anyForm && word.startsWith(subtype);
  }
}
