package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Relation;
import dev.runesheet.language.roletext.tree.AttributeName;
import dev.runesheet.language.roletext.tree.Condition;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.write.Quotes;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Makes conditions of a line that was parsed. */
record ConditionBuilder(TargetBuilder targets) {

  Condition condition(RoleTextParser.ConditionContext parsed) {
    if (parsed instanceof RoleTextParser.WithinContext within) {
      return condition(within.condition());
    } else if (parsed instanceof RoleTextParser.NotContext not) {
      return new Condition.Not(inner(not.condition()));
    } else if (parsed instanceof RoleTextParser.AndContext and) {
      return new Condition.And(inner(and.condition(0)), inner(and.condition(1)));
    } else if (parsed instanceof RoleTextParser.OrContext or) {
      return new Condition.Or(inner(or.condition(0)), inner(or.condition(1)));
    } else if (parsed instanceof RoleTextParser.IsContext is) {
      return is(is);
    }
    return later(parsed);
  }

  /** A part of a condition, which the guide has in parentheses. */
  private Condition inner(RoleTextParser.ConditionContext parsed) {
    if (!(parsed instanceof RoleTextParser.WithinContext)) {
      targets
          .notes()
          .otherwise(RoleTextCode.CONDITION, parsed, "(" + TargetBuilder.text(parsed) + ")");
    }
    return condition(parsed);
  }

  private Condition is(RoleTextParser.IsContext is) {
    Condition plain = new Condition.Is(targets.target(is.target()), constant(is.constant()));
    for (var child : is.children) {
      if (child instanceof TerminalNode word && word.getText().equals("not")) {
        targets.notes().otherwise(RoleTextCode.CONDITION, word.getSymbol(), "not (… is …)");
        return new Condition.Not(plain);
      }
    }
    return plain;
  }

  private Operand constant(RoleTextParser.ConstantContext constant) {
    if (constant.operand() != null) {
      return targets.operand(constant.operand());
    }
    String text = TargetBuilder.text(constant);
    targets
        .notes()
        .otherwise(
            RoleTextCode.CONDITION, targets.notes().place(constant.start), text, Quotes.put(text));
    return new Operand.Text(text);
  }

  private Condition later(RoleTextParser.ConditionContext parsed) {
    targets.notes().otherwise(RoleTextCode.CONDITION, parsed, "");
    if (parsed instanceof RoleTextParser.IsInContext in) {
      return new Condition.IsIn(targets.target(in.target()), group(in.group()));
    } else if (parsed instanceof RoleTextParser.IsPartOfContext part) {
      return new Condition.IsPartOf(targets.target(part.target(0)), targets.target(part.target(1)));
    } else if (parsed instanceof RoleTextParser.ExistsContext exists) {
      return new Condition.Exists(targets.target(exists.target()));
    } else if (parsed instanceof RoleTextParser.HasContext has) {
      String name =
          has.name().TEXT() == null
              ? TargetBuilder.text(has.name())
              : TargetBuilder.inner(has.name().getText());
      return new Condition.Has(targets.target(has.target()), AttributeName.of(name));
    }
    if (parsed instanceof RoleTextParser.SaidContext said) {
      return new Condition.Said(TargetBuilder.informal(said));
    }
    RoleTextParser.CompareContext compare = (RoleTextParser.CompareContext) parsed;
    return compare(
        targets.target(compare.target()),
        Relation.of(compare.relation().getText()),
        value(compare.value()));
  }

  static Condition compare(Target target, Relation relation, Operand value) {
    return switch (relation) {
      case BELOW -> new Condition.Compare(target, false, value);
      case ABOVE -> new Condition.Compare(target, true, value);
      case AT_MOST -> new Condition.Not(new Condition.Compare(target, true, value));
      case AT_LEAST -> new Condition.Not(new Condition.Compare(target, false, value));
      case EQUAL -> new Condition.Is(target, value);
    };
  }

  /** A number or a target; the guide has numbers in quotes. */
  Operand value(RoleTextParser.ValueContext value) {
    if (value.target() != null) {
      return targets.target(value.target());
    } else if (value.TEXT() != null) {
      return new Operand.Text(targets.quoted(value.TEXT()));
    }
    String text = value.getText();
    targets
        .notes()
        .otherwise(RoleTextCode.QUOTES, targets.notes().place(value.start), text, Quotes.put(text));
    return new Operand.Text(text);
  }

  private static String group(RoleTextParser.GroupContext group) {
    return group.CHANNEL() != null
        ? group.CHANNEL().getText().substring(1)
        : group.name().TEXT() == null
            ? TargetBuilder.text(group.name())
            : TargetBuilder.inner(group.name().getText());
  }
}
