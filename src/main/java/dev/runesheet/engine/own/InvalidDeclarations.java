package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Changes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.rule.TypeDeclaration;
import org.kie.api.definition.rule.Global;

/** The declarations of an author's own files that Drools compiles, but no rule could use. */
record InvalidDeclarations(InternalKnowledgePackage pack, List<RuleSource> sources) {

  private static final Calls SETS = new Calls("setGlobal");

  /** The words by which code reaches globals otherwise, or gives away what reaches them. */
  private static final Pattern SESSION =
      Pattern.compile("\\bgetGlobals\\b|\\b(?:drools|kcontext)\\b(?!\\s*\\.)");

  /** The problems, each where the declaration is written. */
  List<Problem> problems() {
    return Stream.concat(
            pack.getGlobalVariables().stream().map(this::global),
            pack.getTypeDeclarations().values().stream().map(this::type))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * The globals by which rules change a match are of one type; others are there if rules set them.
   */
  private Optional<Problem> global(Global global) {
    String name = global.getName();
    if (OwnRules.GLOBALS.contains(name)) {
      return isOf(global, name.equals(OwnRules.CHANGES) ? Changes.class : MatchContext.class);
    }
    boolean set =
        SETS.mayName(sources, name)
            || sources.stream()
                .filter(BuiltPackages::isOwn)
                .anyMatch(source -> SESSION.matcher(source.drl()).find());
    return set
        ? Optional.empty()
        : Optional.of(
            declared(
                global,
                "global '"
                    + name
                    + "' is never set: a match sets "
                    + String.join(" and ", OwnRules.GLOBALS)
                    + ", and no file calls setGlobal with its name"));
  }

  private Optional<Problem> isOf(Global global, Class<?> type) {
    return global.getType().equals(Changes.class.getName())
            || global.getType().equals(type.getName())
        ? Optional.empty()
        : Optional.of(
            declared(
                global,
                "global '"
                    + global.getName()
                    + "' is a "
                    + type.getName()
                    + ", not "
                    + global.getType()));
  }

  /** The problem at the declaration by the type that counts: files may declare one twice. */
  private Problem declared(Global global, String message) {
    String type = global.getType().replaceAll(".*[.$]", "");
    return at(
        "global\\s+(?:[\\w$]+\\s*\\.\\s*)*"
            + Pattern.quote(type)
            + "(?![\\w$])[\\w.<>?,$\\s\\[\\]]*?\\s+"
            + Pattern.quote(global.getName())
            + "(?![\\w$])",
        message);
  }

  private Optional<Problem> type(TypeDeclaration type) {
    return type.getKind() == TypeDeclaration.Kind.TRAIT
        ? Optional.of(trait(type))
        : constants(type);
  }

  /** Drools has traits only with a module that no match has. */
  private Problem trait(TypeDeclaration type) {
    return at(
        "declare\\s+trait\\s+" + Pattern.quote(type.getTypeName()) + "\\b",
        String.format(
            Locale.ROOT,
            "type (%s) is a trait, which no match has; declare a plain type: declare %s",
            type.getTypeName(),
            type.getTypeName()));
  }

  /** The constants of an enum are made when its class is first used. */
  private Optional<Problem> constants(TypeDeclaration type) {
    Class<?> made = type.getTypeClass();
    if (made == null || !Enum.class.isAssignableFrom(made)) {
      return Optional.empty();
    }
    try {
      Class.forName(made.getName(), true, made.getClassLoader());
      return Optional.empty();
    } catch (ClassNotFoundException | LinkageError broken) {
      return Optional.of(
          at(
              "declare\\s+enum\\s+" + Pattern.quote(type.getTypeName()) + "\\b",
              String.format(
                  Locale.ROOT,
                  "enum (%s) has a constant whose values do not fit its fields",
                  type.getTypeName())));
    }
  }

  private Problem at(String written, String message) {
    Pattern pattern = Pattern.compile("\\b" + written);
    for (RuleSource source : sources) {
      Matcher found = pattern.matcher(source.drl());
      if (source.rules().isEmpty() && isOfPackage(source) && found.find()) {
        int line = 1 + CodeText.lines(source.drl(), found.start());
        return new Problem(source.name(), line, message);
      }
    }
    return new Problem(BuiltPackages.asWritten(pack.getName()), 0, message);
  }

  private boolean isOfPackage(RuleSource source) {
    return Pattern.compile(
            "(?m)^\\s*package\\s+"
                + Pattern.quote(BuiltPackages.asWritten(pack.getName()))
                + "(?![\\w.])")
        .matcher(source.drl())
        .find();
  }
}
