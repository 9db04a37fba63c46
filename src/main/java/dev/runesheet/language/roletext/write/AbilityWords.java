package dev.runesheet.language.roletext.write;

import dev.runesheet.game.werewolf.word.Announcement;
import dev.runesheet.game.werewolf.word.AttributeChange;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.AbilityFilter;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Operand;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Abilities in the words of the guide; what the guide does not know in those of later ones. */
public final class AbilityWords {

  private AbilityWords() {}

  public static String ability(Ability ability) {
    if (ability instanceof Ability.Killing one) {
      return words(one.subtype().title(), of(one.target()));
    } else if (ability instanceof Ability.Investigating one) {
      String what = one.subtype().title();
      return words(what, "Investigate", of(one.target()), effects(one.effects()));
    } else if (ability instanceof Ability.AttributeInvestigating one) {
      String effects = one.effects().isEmpty() ? "" : effects(one.effects());
      String attribute = TargetWords.attribute(one.attribute());
      return words("Attribute Investigate", of(one.target()), "for", attribute, effects);
    } else if (ability instanceof Ability.Targeting one) {
      String selected = one.selected().isEmpty() ? "" : "(" + one.selected() + ")";
      return words("Target", of(one.target()), selected);
    } else if (ability instanceof Ability.Disguising one) {
      String how = one.strength().title();
      return words(how, "Disguise", of(one.target()), "as", of(one.role()), of(one.duration()));
    } else if (ability instanceof Ability.Protecting one) {
      return protecting(one);
    } else if (ability instanceof Ability.Applying one) {
      String data = one.data().stream().map(AbilityWords::datum).collect(Collectors.joining(", "));
      String lasts = further(one.duration(), Duration.PERMANENT);
      String attribute = TargetWords.attribute(one.attribute());
      return words(
          AttributeChange.APPLY.title(),
          attribute,
          "to",
          of(one.target()),
          "(" + data + ")",
          lasts);
    } else if (ability instanceof Ability.Removing one) {
      return words(
          AttributeChange.REMOVE.title(),
          TargetWords.attribute(one.attribute()),
          "from",
          of(one.target()));
    }
    return moving(ability);
  }

  private static String moving(Ability ability) {
    if (ability instanceof Ability.Redirecting one) {
      String what = Quotes.put(filter(one.abilities()));
      String from = one.from().map(source -> "from " + of(source)).orElse("");
      String lasts = further(one.duration(), Duration.PERMANENT);
      return words("Redirect", what, from, "to", of(one.to()), lasts);
    } else if (ability instanceof Ability.VoteManipulating one) {
      String what = of(one.target()) + "'s '" + one.subtype().title() + "'";
      String lasts = further(one.duration(), Duration.PERMANENT);
      return words(
          CandidateChange.KIND, what, one.relative() ? "by" : "to", of(one.value()), lasts);
    } else if (ability instanceof Ability.Whispering one) {
      String as = one.disguise().map(role -> "as " + of(role)).orElse("");
      return words("Whisper to", of(one.location()), as, of(one.duration()));
    } else if (ability instanceof Ability.Joining one) {
      return joining(one);
    } else if (ability instanceof Ability.Granting one) {
      return words(one.change().title(), Quotes.put(one.extraRole()), "to", of(one.target()));
    } else if (ability instanceof Ability.Loyalty one) {
      return words("Loyalty to", Quotes.put(one.name()), "(" + one.subtype().title() + ")");
    } else if (ability instanceof Ability.Obstructing one) {
      boolean all = one.abilities().equals(AbilityFilter.Wide.ALL);
      String what = all ? "" : filter(one.abilities()) + " for";
      String told =
          one.feedback()
              .map(
                  text -> "⇒ " + (Ability.Obstructing.isFurther(text) ? text : Quotes.needed(text)))
              .orElse("");
      String lasts = further(one.duration(), Duration.PERMANENT);
      return words("Obstruct", what, of(one.target()), told, lasts);
    }
    return telling(ability);
  }

  private static String telling(Ability ability) {
    if (ability instanceof Ability.PollManipulating one) {
      String where = one.location().map(location -> "in " + of(location)).orElse("");
      return words(one.subtype().title(), Quotes.needed(one.poll()), "Poll", where);
    } else if (ability instanceof Ability.CandidateManipulating one) {
      String what = "(" + of(one.candidate()) + becoming(one) + ")";
      return words(CandidateChange.KIND, Quotes.needed(one.poll()), "Poll", what);
    } else if (ability instanceof Ability.Revealing one) {
      return words(Announcement.REVEAL.title(), of(one.what()), "to", of(one.location()));
    } else if (ability instanceof Ability.Knowing one) {
      return words(Announcement.KNOW.title(), Quotes.sentence(one.information()));
    } else if (ability instanceof Ability.ForEach each) {
      return words("For Each", of(each.targets()));
    }
    Ability.Further one = (Ability.Further) ability;
    return words(Stream.concat(Stream.of(one.verb()), one.rest().stream().map(AbilityWords::part)))
        .replaceAll(" (?=['’]s? )", "");
  }

  private static String becoming(Ability.CandidateManipulating one) {
    CandidateChange what = one.manipulation();
    boolean votes = what == CandidateChange.VOTES || what == CandidateChange.HIDDEN_VOTES;
    String hidden = what == CandidateChange.HIDDEN_VOTES ? " hidden" : "";
    return votes ? " has '" + one.votes() + "'" + hidden + " votes" : " is '" + what.title() + "'";
  }

  private static String protecting(Ability.Protecting one) {
    return words(
        "Protect",
        of(one.target()),
        "from",
        Quotes.put(one.from().title()),
        one.by().map(by -> "by " + of(by)).orElse(""),
        "through",
        one.through().title(),
        one.absentAt().map(at -> "at " + of(at)).orElse("Defense"),
        one.during().map(during -> "during " + during.title()).orElse(""),
        of(one.duration()));
  }

  private static String joining(Ability.Joining one) {
    boolean self = one.who().is(TargetWord.SELF);
    boolean member = one.membership() == Membership.MEMBER;
    String verb = one.leave() ? self ? "Leave" : "Remove" : self ? "Join" : "Add";
    String who = self ? "" : of(one.who()) + (one.leave() ? " from" : " to");
    String as = member ? "" : "as '" + one.membership().title() + "'";
    String lasts = further(one.duration(), Duration.PERSISTENT);
    return words(verb, who, Quotes.put(one.group()), as, lasts);
  }

  private static String part(Ability.Part part) {
    if (part instanceof Ability.Part.Of of) {
      return of(of.operand());
    } else if (part instanceof Ability.Part.For lasts) {
      return of(lasts.duration());
    }
    return ((Ability.Part.Words) part).words();
  }

  private static String effects(Set<Influence> effects) {
    Stream<String> names = effects.stream().sorted().map(Influence::name);
    return names.collect(Collectors.joining(", ", "(", ")"));
  }

  private static String datum(Operand datum) {
    return datum instanceof Operand.Text text ? Quotes.needed(text.text()) : of(datum);
  }

  static String filter(AbilityFilter filter) {
    return filter instanceof AbilityFilter.OfType of
        ? AbilityTypes.word(of.type())
        : ((AbilityFilter.Wide) filter).scope().title();
  }

  private static String further(Duration duration, Duration byDefault) {
    return duration == byDefault ? "" : of(duration);
  }

  private static String of(Duration duration) {
    return "(~" + duration.title() + ")";
  }

  private static String of(Operand operand) {
    return TargetWords.operand(operand);
  }

  /** Words with single blanks between them; empty ones are left out. */
  private static String words(String... words) {
    return words(Stream.of(words));
  }

  private static String words(Stream<String> words) {
    return words.filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
  }
}
