package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.Ability.Joining.Membership;
import dev.runesheet.language.roletext.Ability.RelevantEffect;
import java.util.Set;
import java.util.stream.Collectors;

/** Abilities in the words of the guide; what the guide does not know in those of later ones. */
final class AbilityWords {

  private AbilityWords() {}

  static String ability(Ability ability) {
    if (ability instanceof Ability.Killing killing) {
      return killing.subtype().word() + " " + of(killing.target());
    } else if (ability instanceof Ability.Investigating asks) {
      return asks.subtype().word()
          + " Investigate "
          + of(asks.target())
          + " "
          + effects(asks.effects());
    } else if (ability instanceof Ability.AttributeInvestigating asks) {
      String attribute = attribute(asks.attribute());
      return "Attribute Investigate "
          + of(asks.target())
          + " for "
          + attribute
          + (asks.effects().isEmpty() ? "" : " " + effects(asks.effects()));
    } else if (ability instanceof Ability.Targeting targeting) {
      String selected = targeting.selected();
      return "Target " + of(targeting.target()) + (selected.isEmpty() ? "" : " (" + selected + ")");
    } else if (ability instanceof Ability.Disguising one) {
      return one.strength().word()
          + (" Disguise " + of(one.target()) + " as " + TargetWords.operand(one.role()))
          + lasting(one.duration());
    } else if (ability instanceof Ability.Protecting protecting) {
      return protecting(protecting);
    } else if (ability instanceof Ability.Applying one) {
      String data = one.data().stream().map(AbilityWords::datum).collect(Collectors.joining(", "));
      return "Apply "
          + attribute(one.attribute())
          + " to "
          + of(one.target())
          + " ("
          + data
          + ")"
          + further(one.duration(), Duration.PERMANENT);
    } else if (ability instanceof Ability.Removing one) {
      return "Remove " + attribute(one.attribute()) + " from " + of(one.target());
    }
    return moving(ability);
  }

  private static String moving(Ability ability) {
    if (ability instanceof Ability.Redirecting one) {
      String from = one.from().map(source -> " from " + of(source)).orElse("");
      return "Redirect "
          + Quotes.put(filter(one.abilities()))
          + from
          + " to "
          + of(one.to())
          + further(one.duration(), Duration.PERMANENT);
    } else if (ability instanceof Ability.VoteManipulating one) {
      return "Manipulate "
          + of(one.target())
          + "'s '"
          + one.subtype().word()
          + "' "
          + (one.relative() ? "by " : "to ")
          + TargetWords.operand(one.value())
          + further(one.duration(), Duration.PERMANENT);
    } else if (ability instanceof Ability.Whispering one) {
      String as = one.disguise().map(role -> " as " + TargetWords.operand(role)).orElse("");
      return "Whisper to " + of(one.location()) + as + lasting(one.duration());
    } else if (ability instanceof Ability.Joining joining) {
      return joining(joining);
    } else if (ability instanceof Ability.Granting one) {
      String verb = one.revoke() ? "Revoke " : "Grant ";
      return verb + Quotes.put(one.extraRole()) + " to " + of(one.target());
    } else if (ability instanceof Ability.Loyalty one) {
      return "Loyalty to " + Quotes.put(one.name()) + " (" + one.subtype().word() + ")";
    } else if (ability instanceof Ability.Obstructing one) {
      String what =
          one.abilities() instanceof AbilityFilter.All ? "" : filter(one.abilities()) + " for ";
      String told = one.feedback().map(text -> " ⇒ " + Quotes.needed(text)).orElse("");
      return "Obstruct "
          + what
          + of(one.target())
          + told
          + further(one.duration(), Duration.PERMANENT);
    }
    return telling(ability);
  }

  private static String telling(Ability ability) {
    if (ability instanceof Ability.PollManipulating one) {
      String where = one.location().map(location -> " in " + of(location)).orElse("");
      return one.subtype().word() + " " + Quotes.needed(one.poll()) + " Poll" + where;
    } else if (ability instanceof Ability.CandidateManipulating one) {
      return "Manipulate "
          + Quotes.needed(one.poll())
          + " Poll ("
          + of(one.candidate())
          + becoming(one)
          + ")";
    } else if (ability instanceof Ability.Revealing one) {
      return "Reveal " + TargetWords.operand(one.what()) + " to " + of(one.location());
    } else if (ability instanceof Ability.Knowing one) {
      return "Know " + Quotes.sentence(one.information());
    } else if (ability instanceof Ability.ForEach each) {
      return "For Each " + of(each.targets());
    }
    Ability.Further further = (Ability.Further) ability;
    return further.verb()
        + further.rest().stream().map(AbilityWords::part).collect(Collectors.joining());
  }

  private static String becoming(Ability.CandidateManipulating one) {
    return switch (one.manipulation()) {
      case VOTES -> " has '" + one.votes() + "' votes";
      case HIDDEN_VOTES -> " has '" + one.votes() + "' hidden votes";
      default -> " is '" + one.manipulation().word() + "'";
    };
  }

  private static String protecting(Ability.Protecting one) {
    StringBuilder text = new StringBuilder("Protect ").append(of(one.target()));
    text.append(" from ").append(Quotes.put(one.from().word()));
    one.by().ifPresent(by -> text.append(" by ").append(of(by)));
    text.append(" through ").append(one.through().word());
    one.absentAt()
        .ifPresentOrElse(at -> text.append(" at ").append(of(at)), () -> text.append(" Defense"));
    one.during().ifPresent(during -> text.append(" during ").append(during.word()));
    return text + lasting(one.duration());
  }

  private static String joining(Ability.Joining one) {
    boolean self = one.who() == Target.Standard.SELF;
    String group = Quotes.put(one.group());
    String verb =
        one.leave()
            ? self ? "Leave " + group : "Remove " + of(one.who()) + " from " + group
            : self ? "Join " + group : "Add " + of(one.who()) + " to " + group;
    String as =
        one.membership() == Membership.MEMBER ? "" : " as '" + one.membership().word() + "'";
    return verb + as + further(one.duration(), Duration.PERSISTENT);
  }

  private static String part(Ability.Part part) {
    if (part instanceof Ability.Part.Of of) {
      return " " + TargetWords.operand(of.operand());
    } else if (part instanceof Ability.Part.For lasts) {
      return lasting(lasts.duration());
    }
    return " " + ((Ability.Part.Words) part).words();
  }

  private static String effects(Set<RelevantEffect> effects) {
    return effects.stream()
        .sorted()
        .map(RelevantEffect::name)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String datum(Operand datum) {
    return datum instanceof Operand.Text text
        ? Quotes.needed(text.text())
        : TargetWords.operand(datum);
  }

  static String filter(AbilityFilter filter) {
    return filter instanceof AbilityFilter.OfType of
        ? AbilityTypes.word(of.type())
        : filter instanceof AbilityFilter.All ? "all" : "non-killing abilities";
  }

  static String attribute(AttributeName attribute) {
    boolean bare =
        Quotes.bare(attribute.name())
            && (attribute.qualifier().isEmpty()
                || Quotes.bare(attribute.qualifier())
                || attribute.qualifier().startsWith("@"));
    return bare ? attribute.toString() : Quotes.put(attribute.toString());
  }

  private static String lasting(Duration duration) {
    return " (~" + duration.word() + ")";
  }

  private static String further(Duration duration, Duration byDefault) {
    return duration == byDefault ? "" : lasting(duration);
  }

  private static String of(Target target) {
    return TargetWords.target(target);
  }
}
