package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Operand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;

/** Makes the parts of an ability that the guide does not know: words, targets and durations. */
record PartBuilder(TargetBuilder targets, DurationBuilder durations) {

  /** The parts of a line's rest, in order; none if there is no rest. */
  List<Ability.Part> of(RoleTextParser.RestContext parsed) {
    List<Ability.Part> parts = new ArrayList<>();
    Token from = null;
    Token to = null;
    List<ParseTree> rest = parsed == null ? List.of() : parsed.children;
    for (ParseTree child : rest) {
      Optional<Ability.Part> part = part(child);
      if (part.isEmpty()) {
        to = ((ParserRuleContext) child).stop;
        from = from == null ? to : from;
      } else {
        words(from, to, parts);
        from = null;
        parts.add(part.get());
      }
    }
    words(from, to, parts);
    return parts;
  }

  private static void words(Token from, Token to, List<Ability.Part> parts) {
    if (from != null) {
      parts.add(new Ability.Part.Words(TargetBuilder.text(from, to)));
    }
  }

  private Optional<Ability.Part> part(ParseTree child) {
    if (child instanceof RoleTextParser.TargetContext target) {
      return Optional.of(new Ability.Part.Of(targets.target(target)));
    } else if (child instanceof RoleTextParser.DurationContext lasting) {
      return Optional.of(new Ability.Part.For(durations.word(lasting)));
    } else if (child instanceof RoleTextParser.PlainContext) {
      return Optional.empty();
    }
    return Optional.of(new Ability.Part.Of(new Operand.Text(TargetBuilder.inner(child.getText()))));
  }
}
