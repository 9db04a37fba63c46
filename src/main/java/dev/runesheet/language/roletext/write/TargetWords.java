package dev.runesheet.language.roletext.write;

import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import java.util.stream.Collectors;

/** Targets, operands and conditions in words. */
public final class TargetWords {

  private TargetWords() {}

  static String operand(Operand operand) {
    return operand instanceof Operand.Text text
        ? Quotes.put(text.text())
        : target((Target) operand);
  }

  /** An attribute, in quotes only if it cannot stand without. */
  public static String attribute(AttributeName attribute) {
    String qualifier = attribute.qualifier();
    boolean plain = qualifier.isEmpty() || qualifier.startsWith("@") || Quotes.bare(qualifier);
    boolean bare = plain && Quotes.bare(attribute.name());
    return bare ? attribute.toString() : Quotes.put(attribute.toString());
  }

  public static String target(Target target) {
    if (target instanceof Target.Standard standard) {
      return standard.word().word();
    } else if (target instanceof Target.Result result) {
      return "@Result" + result.number();
    } else if (target instanceof Target.Having having) {
      return "@(" + having.attribute() + ")";
    } else if (target instanceof Target.Channel channel) {
      return "#" + channel.name();
    } else if (target instanceof Target.Filtered filtered) {
      return filtered.filters().stream()
          .map(TargetWords::filter)
          .collect(Collectors.joining(", ", filtered.sigil().sign() + "(", ")"));
    } else if (target instanceof Target.OfTeam team) {
      return "&" + team.name();
    } else if (target instanceof Target.OfRole role) {
      return "^" + role.name();
    } else if (target instanceof Target.HostInformation host) {
      return "%" + host.name() + "%";
    } else if (target instanceof Target.Variable variable) {
      return "$" + variable.name();
    }
    if (target instanceof Target.Several several) {
      return several.all().stream().map(TargetWords::target).collect(Collectors.joining(" and "));
    }
    if (target instanceof Target.Among among) {
      return target(among.of()) + " [" + among.sort() + "]";
    }
    Target.Property property = (Target.Property) target;
    return target(property.of()) + "->" + property.property();
  }

  private static String filter(Target.Filter filter) {
    String value = (filter.not() ? "!" : "") + filter.value();
    return filter.key().isEmpty() ? value : filter.key() + ":" + value;
  }

  static String condition(Condition condition) {
    if (condition instanceof Condition.Is is) {
      return target(is.target()) + " is " + operand(is.value());
    } else if (condition instanceof Condition.Not not) {
      return "not (" + condition(not.condition()) + ")";
    } else if (condition instanceof Condition.And and) {
      return "(" + condition(and.first()) + ") and (" + condition(and.second()) + ")";
    } else if (condition instanceof Condition.Or or) {
      return "(" + condition(or.first()) + ") or (" + condition(or.second()) + ")";
    } else if (condition instanceof Condition.Exists exists) {
      return target(exists.target()) + " exists";
    } else if (condition instanceof Condition.Has has) {
      return target(has.target()) + " has " + Quotes.put(has.attribute().toString());
    } else if (condition instanceof Condition.IsIn in) {
      return target(in.target()) + " is in " + Quotes.put(in.group());
    } else if (condition instanceof Condition.IsPartOf part) {
      return target(part.target()) + " is part of " + target(part.whole());
    }
    if (condition instanceof Condition.Said said) {
      return said.words();
    }
    Condition.Compare compare = (Condition.Compare) condition;
    String sign = compare.above() ? " > " : " < ";
    return target(compare.target()) + sign + operand(compare.value());
  }
}
