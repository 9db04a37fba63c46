package dev.runesheet.engine.drl;

import java.util.Optional;
import org.antlr.runtime.CommonTokenStream;
import org.antlr.runtime.RecognitionException;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.parser.lang.DRL6Parser;
import org.kie.api.io.Resource;

/** Drools' parser of rules behind a faster lexer. */
public final class RuleParser {

  private RuleParser() {}

  /**
   * The rules of a source, as Drools' parser reads them.
   *
   * @return empty if they cannot be read: Drools then says why, with the place
   */
  public static Optional<PackageDescr> parse(Resource resource, String drl) {
    DRL6Parser parser = new DRL6Parser(new CommonTokenStream(new NameLexer(drl)));
    try {
      PackageDescr rules = parser.compilationUnit(resource);
      return parser.hasErrors() ? Optional.empty() : Optional.ofNullable(rules);
    } catch (RecognitionException | RuntimeException unread) {
      return Optional.empty();
    }
  }
}
