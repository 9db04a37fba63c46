package dev.runesheet.engine.drl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.QueryDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The types of paths in the conditions of a rule, as far as they are known: those that begin with a
 * variable, a global or a parameter of a query, and, in a pattern or a group ({@code who.( … )}),
 * with a member of what that is about.
 */
final class PathTypes {

  private static final String THIS = "this";

  private static final Set<String> BEFORE_BINDING = Set.of("(", ",", "&&", "||");

  private final FactTypes types;
  private final PackageDescr file;
  private final Map<String, FactType> variables = new HashMap<>();

  PathTypes(FactTypes types, PackageDescr file, RuleDescr rule) {
    this.types = types;
    this.file = file;
    file.getGlobals().forEach(global -> bind(global.getIdentifier(), global.getType()));
    if (rule instanceof QueryDescr query) {
      bindParameters(query);
    }
    ConditionTree.all(rule.getLhs())
        .filter(PatternDescr.class::isInstance)
        .map(PatternDescr.class::cast)
        .filter(one -> one.getIdentifier() != null)
        .forEach(one -> bind(one.getIdentifier(), one.getObjectType()));
    RuleCode.ofConditions(rule).map(this::in).forEach(Code::bind);
  }

  private void bindParameters(QueryDescr query) {
    String[] names = query.getParameters();
    for (int i = 0; i < names.length; i++) {
      bind(names[i], query.getParameterTypes()[i]);
    }
  }

  private void bind(String variable, String type) {
    types.named(type, file).ifPresent(known -> variables.put(variable, known));
  }

  /** The paths in a piece of the rule's code. */
  Code in(RuleCode code) {
    Optional<FactType> facts =
        Optional.of(code.facts())
            .filter(name -> !name.isEmpty())
            .flatMap(name -> types.named(name, file));
    return new Code(CodeToken.of(code.text()), facts);
  }

  /** A piece of code; its pattern is about facts of a type, if it is in a pattern of such. */
  final class Code {

    private final List<CodeToken> tokens;
    private final Optional<FactType> facts;

    private Code(List<CodeToken> tokens, Optional<FactType> facts) {
      this.tokens = tokens;
      this.facts = facts;
    }

    List<CodeToken> tokens() {
      return tokens;
    }

    /** The type of that of which a path reads its last member; empty if it is unknown. */
    Optional<FactType> owner(MemberPath path) {
      return path.owner().isEmpty() ? around(path.begin()) : type(path.owner(), path.begin());
    }

    private Optional<FactType> type(List<String> names, int at) {
      Optional<FactType> type = first(names.get(0), at);
      for (String name : names.subList(1, names.size())) {
        type = type.flatMap(of -> of.member(name));
      }
      return type;
    }

    private Optional<FactType> first(String name, int at) {
      return name.equals(THIS)
          ? around(at)
          : Optional.ofNullable(variables.get(name))
              .or(() -> around(at).flatMap(of -> of.member(name)));
    }

    /** The type that the innermost group around a place is about, or the pattern. */
    private Optional<FactType> around(int at) {
      int open = Brackets.around(tokens, at);
      while (open > 0 && !tokens.get(open - 1).isDot()) {
        open = Brackets.around(tokens, open);
      }
      return open <= 0
          ? facts
          : MemberPath.before(tokens, open - 1).flatMap(path -> type(path.names(), path.begin()));
    }

    /** Notes the types of the variables that the code binds to members. */
    private void bind() {
      IntStream.range(0, tokens.size() - 1)
          .filter(at -> tokens.get(at + 1).is(":") && tokens.get(at).isName())
          .filter(at -> at == 0 || BEFORE_BINDING.contains(tokens.get(at - 1).text()))
          .forEach(
              at ->
                  MemberPath.from(tokens, at + 2)
                      .flatMap(path -> type(path.names(), path.begin()))
                      .ifPresent(known -> variables.put(tokens.get(at).text(), known)));
    }
  }
}
