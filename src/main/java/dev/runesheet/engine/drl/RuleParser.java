package dev.runesheet.engine.drl;

import java.util.Optional;
import org.antlr.runtime.CommonTokenStream;
import org.antlr.runtime.RecognitionException;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.lang.DRL6Parser;
import org.kie.api.io.Resource;

/**
 * Drools' parser of rules behind a faster lexer. Consequences come without their comments, since
 * Drools breaks at a quote in one.
 */
public final class RuleParser {

  private RuleParser() {}

  /**
   * The rules of a source, as Drools' parser reads them.
   *
   * @return empty if they cannot be read: Drools or {@link DrlText} then says why, with the place
   */
  public static Optional<PackageDescr> parse(Resource resource, String drl) {
    if (DrlText.isTooDeep(drl)) {
      return Optional.empty();
    }
    DRL6Parser parser = new DRL6Parser(new CommonTokenStream(new NameLexer(drl)));
    try {
      PackageDescr rules = parser.compilationUnit(resource);
      if (parser.hasErrors() || rules == null) {
        return Optional.empty();
      }
      rules.getRules().forEach(RuleParser::leaveCommentsOut);
      return Optional.of(rules);
    } catch (RecognitionException | RuntimeException unread) {
      return Optional.empty();
    }
  }

  private static void leaveCommentsOut(RuleDescr rule) {
    if (rule.getConsequence() instanceof String code) {
      rule.setConsequence(CodeToken.withoutComments(code));
    }
    rule.getNamedConsequences()
        .replaceAll(
            (name, code) -> code instanceof String one ? CodeToken.withoutComments(one) : code);
  }
}
