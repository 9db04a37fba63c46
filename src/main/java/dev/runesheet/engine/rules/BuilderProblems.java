package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.ConsequentialFaults;
import dev.runesheet.engine.drl.DrlText;
import dev.runesheet.engine.drl.FaultyElement;
import dev.runesheet.engine.drl.FunctionFaults;
import dev.runesheet.engine.drl.HidingFunctions;
import dev.runesheet.engine.drl.InvalidDefault;
import dev.runesheet.engine.drl.QueriesNames;
import dev.runesheet.engine.drl.RuleParser;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.spi.fault.Causes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.FunctionDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.util.StringUtils;
import org.kie.internal.builder.KnowledgeBuilder;
import org.kie.internal.builder.KnowledgeBuilderError;

/**
 * The problems of files of rules, made of what Drools' builder tells or throws: each mistake once,
 * at its line.
 */
final class BuilderProblems {

  /** The problems that follow from others of a file, and say nothing beside them. */
  private static final Pattern FOLLOWS =
      Pattern.compile(
          "Parser returned a null Package|Line \\d+:\\d+ unexpected exception at input .*|Unable to"
              + " process type .*|Rule Compilation error The type \\w+ is already defined");

  private static final Pattern IMPORT = Pattern.compile("Error importing : '(.+)'");

  /** A function of a name that another has already: Drools tells a wrong line. */
  private static final Pattern TWICE =
      Pattern.compile(".*function .*The type (\\w+) is already defined.*");

  /** The exceptions whose messages tell of Drools' own code, not of rules. */
  private static final Set<String> OF_DROOLS =
      Set.of(
          "NullPointerException",
          "ClassCastException",
          "IndexOutOfBoundsException",
          "ArrayIndexOutOfBoundsException",
          "StringIndexOutOfBoundsException",
          "NoSuchElementException");

  /** The identity of an object, which is another at each build. */
  private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]+");

  /** The same behind a class's name, as in a message of MVEL. */
  private static final Pattern NAMED_IDENTITY =
      Pattern.compile("\\b((?:\\w+\\.)+\\w+)@[0-9a-f]+\\b");

  private static final Pattern NO_TYPE =
      Pattern.compile(".*function .* (\\w+) cannot be resolved to a type.*");

  /** The message of Drools about a query's parameter, which lacks half of its quotes. */
  private static final Pattern PARAMETER =
      Pattern.compile("^(Unable to resolve type) '(\\S+) for parameter(\\S+)$");

  /** The message of Drools about a function, whose name it tells twice. */
  private static final Pattern FUNCTION =
      Pattern.compile("^\\[ function (\\w+?)\\1 \\(line:\\d+\\): ([^\\]]*) \\]$");

  private static final String UNRESOLVED = "Unable to resolve type ";
  private static final String OF_BUILDER = "Drools fails with ";
  private static final String OF_IMPORT = "The import ";

  private final List<RuleSource> sources;
  private final Function<List<PackageDescr>, KnowledgeBuilder> build;

  /** The declarations with which parts of a file are built, by the file's name. */
  private final Map<String, List<PackageDescr>> others = new HashMap<>();

  /**
   * Makes problems of some sources.
   *
   * @param build builds parts of files, the last behind the others
   */
  BuilderProblems(List<RuleSource> sources, Function<List<PackageDescr>, KnowledgeBuilder> build) {
    this.sources = sources;
    this.build = build;
  }

  /**
   * The problems of the file at which a builder has thrown something: the first with which it does
   * so, behind those before it.
   *
   * @param together builds some of the files
   */
  List<Problem> thrown(Throwable thrown, Consumer<List<RuleSource>> together) {
    List<Problem> named = namedAsQueries();
    if (!named.isEmpty()) {
      return named;
    }
    List<RuleSource> written = sources.stream().filter(one -> one.rules().isEmpty()).toList();
    Optional<RuleSource> last =
        IntStream.rangeClosed(1, written.size())
            .mapToObj(count -> written.subList(0, count))
            .filter(files -> thrownBy(() -> together.accept(files)).equals(kind(thrown)))
            .findFirst()
            .map(files -> files.get(files.size() - 1));
    // One that needs what a later file declares throws only behind that.
    Stream<RuleSource> own = written.stream().filter(one -> BuiltPackages.isOwnText(one.drl()));
    return Stream.concat(last.stream(), own)
        .map(file -> thrown(file, thrown))
        .filter(found -> found.get(0).line() > 0)
        .findFirst()
        .orElseGet(
            () ->
                List.of(new Problem(last.map(RuleSource::name).orElse("rules"), 0, told(thrown))));
  }

  private List<Problem> namedAsQueries() {
    Map<String, PackageDescr> files = written();
    QueriesNames names = new QueriesNames(files.values());
    return files.entrySet().stream()
        .flatMap(
            file ->
                names.taken(file.getValue()).stream()
                    .map(one -> new Problem(file.getKey(), one.line(), one.message())))
        .toList();
  }

  /** The files written by hand, by name. */
  private Map<String, PackageDescr> written() {
    Map<String, PackageDescr> files = new LinkedHashMap<>();
    sources.stream()
        .filter(source -> source.rules().isEmpty())
        .forEach(source -> parsed(source.name()).ifPresent(one -> files.put(source.name(), one)));
    return files;
  }

  private List<Problem> thrown(RuleSource file, Throwable thrown) {
    Optional<PackageDescr> all = RuleParser.parse(RuleCompiler.resource(file), file.drl());
    List<Problem> queries = all.map(this::ofQueries).orElse(List.of());
    if (!queries.isEmpty()) {
      return queries;
    }
    String kind = kind(thrown);
    int line =
        all.map(one -> FaultyElement.line(one, part -> kind.equals(thrownBy(() -> built(part)))))
            .orElse(0);
    Problem told = new Problem(file.name(), line, told(thrown));
    return List.of(unfitDefault(told).orElse(told));
  }

  /** The problems of queries, at whose calls Drools breaks; each is built without the others. */
  private List<Problem> ofQueries(PackageDescr file) {
    List<String> calls =
        file.getRules().stream().map(query -> "ObjectType '" + query.getName() + "'").toList();
    List<Problem> found =
        FaultyElement.ofQueries(file).stream()
            .flatMap(part -> errors(part).stream())
            .filter(error -> calls.stream().noneMatch(error.getMessage()::contains))
            .map(this::problem)
            .distinct()
            .toList();
    return found.stream().filter(one -> !follows(one, found)).toList();
  }

  /** The problem of a default value at its declaration, if Java told of that. */
  private Optional<Problem> unfitDefault(Problem told) {
    return sources.stream()
        .filter(source -> source.rules().isEmpty())
        .flatMap(
            source ->
                InvalidDefault.of(told.message(), source.drl()).stream()
                    .map(fault -> new Problem(source.name(), fault.line(), fault.message())))
        .findFirst();
  }

  private static boolean follows(Problem one, List<Problem> all) {
    ConsequentialFaults following = new ConsequentialFaults(CallersLoader.get());
    return all.stream()
        .filter(other -> !other.equals(one))
        .anyMatch(
            other -> following.follows(fault(one), fault(other), one.file().equals(other.file())));
  }

  private static DrlText.Fault fault(Problem one) {
    return new DrlText.Fault(one.line(), one.message());
  }

  private Collection<? extends KnowledgeBuilderError> errors(PackageDescr part) {
    try {
      return built(part).getErrors();
    } catch (RuntimeException | LinkageError thrown) {
      return List.of();
    }
  }

  /** A part of a file, built with what it may name of other files. */
  private KnowledgeBuilder built(PackageDescr part) {
    String file = part.getResource().getSourcePath();
    List<PackageDescr> parts = new ArrayList<>(others.computeIfAbsent(file, this::others));
    parts.add(part);
    return build.apply(parts);
  }

  /** The declarations of the author's other files, as far as it can be built without this one. */
  private List<PackageDescr> others(String file) {
    List<PackageDescr> files =
        written().entrySet().stream()
            .filter(one -> !one.getKey().equals(file))
            .filter(one -> BuiltPackages.isOwn(one.getValue().getNamespace()))
            .map(Map.Entry::getValue)
            .toList();
    List<PackageDescr> all = files.stream().map(FaultyElement::named).toList();
    if (isBuilt(all)) {
      return all;
    }
    List<PackageDescr> kept = files.stream().map(FaultyElement::typesOf).toList();
    return isBuilt(kept) ? kept : kept.stream().filter(one -> isBuilt(List.of(one))).toList();
  }

  private boolean isBuilt(List<PackageDescr> parts) {
    try {
      return parts.isEmpty() || !build.apply(parts).hasErrors();
    } catch (RuntimeException | LinkageError thrown) {
      return false;
    }
  }

  /** The words of what a build throws; empty if nothing. */
  private static String thrownBy(Runnable build) {
    try {
      build.run();
      return "";
    } catch (RuntimeException | LinkageError thrown) {
      return kind(thrown);
    }
  }

  /** The part that is the same each time: Java leaves out the words of what is thrown often. */
  private static String kind(Throwable thrown) {
    String told = told(thrown);
    return told.startsWith(OF_BUILDER) ? told.replaceAll(" \\(.*", "") : told;
  }

  /** The words of what was thrown: of the first of its causes that says something itself. */
  private static String told(Throwable thrown) {
    Throwable saying =
        Causes.of(thrown).stream()
            .filter(one -> one.getCause() == null || !isEmpty(one))
            .findFirst()
            .orElse(thrown);
    String message = saying.getMessage() == null ? "" : oneLine(saying.getMessage());
    String type = saying.getClass().getSimpleName();
    return OF_DROOLS.contains(type) || message.isEmpty()
        ? OF_BUILDER + type + "; maybe a name is misspelt here (" + message + ")"
        : message;
  }

  /** True if an exception says only what its cause is. */
  private static boolean isEmpty(Throwable thrown) {
    return thrown.getMessage() == null || thrown.getMessage().equals(thrown.getCause().toString());
  }

  /** The problems that the builder tells. */
  List<Problem> told(Collection<? extends KnowledgeBuilderError> errors) {
    Collection<Problem> found = new LinkedHashSet<>();
    for (KnowledgeBuilderError error : errors) {
      List<Problem> ofFunction = ofFunction(error);
      Problem problem = problem(error);
      found.addAll(
          ofFunction.isEmpty() ? List.of(unfitDefault(problem).orElse(problem)) : ofFunction);
    }
    List<Problem> causes = new ArrayList<>(MissingTypes.leftOut(List.copyOf(found), sources));
    causes.removeIf(one -> FOLLOWS.matcher(one.message()).matches() && others(found, one));
    List<Problem> all = List.copyOf(causes);
    causes.removeIf(one -> followsImport(one, all));
    causes.removeIf(one -> followsType(one, all));
    causes.removeIf(one -> follows(one, all));
    causes.removeIf(one -> IMPORT.matcher(one.message()).matches() && one.line() == 0);
    tellHiding(causes);
    return causes.isEmpty() ? all : causes;
  }

  /** Tells functions that hide types in the place of what follows from them. */
  private void tellHiding(List<Problem> causes) {
    Map<String, PackageDescr> files = written();
    HidingFunctions hiding = new HidingFunctions(files.values());
    List<Problem> told = new ArrayList<>();
    files.forEach(
        (file, all) ->
            hiding
                .in(all)
                .forEach(
                    one -> {
                      if (causes.removeIf(other -> one.causes(other.message()))) {
                        told.add(new Problem(file, one.fault().line(), one.fault().message()));
                      }
                    }));
    causes.addAll(0, told);
  }

  private static boolean others(Collection<Problem> found, Problem one) {
    return found.stream()
        .anyMatch(
            other ->
                other.file().equals(one.file()) && !FOLLOWS.matcher(other.message()).matches());
  }

  /** True if a problem is that of a rule below an import, or function, that is told itself. */
  private static boolean followsImport(Problem one, List<Problem> all) {
    boolean ofImport = one.message().contains(OF_IMPORT) || one.message().contains("be imported");
    return ofImport
        && all.stream()
            .map(other -> IMPORT.matcher(other.message()))
            .filter(Matcher::matches)
            .map(found -> found.group(1))
            .anyMatch(name -> one.message().contains(name.substring(0, name.lastIndexOf('.'))));
  }

  /** True if a function lacks a type that is told with the function's own place. */
  private static boolean followsType(Problem one, List<Problem> all) {
    Matcher type = NO_TYPE.matcher(one.message());
    return type.matches()
        && all.stream()
            .anyMatch(other -> other.message().contains(UNRESOLVED + type.group(1) + " "));
  }

  /** The problems of a function's code; none if an error is another. */
  private List<Problem> ofFunction(KnowledgeBuilderError error) {
    String file = file(error);
    return parsed(file).stream()
        .flatMap(all -> FunctionFaults.of(error.getMessage(), text(file), all).stream())
        .map(fault -> new Problem(file, fault.line(), oneLine(fault.message())))
        .filter(one -> !TWICE.matcher(one.message()).matches())
        .toList();
  }

  private static String file(KnowledgeBuilderError error) {
    return error.getResource() == null ? "" : String.valueOf(error.getResource().getSourcePath());
  }

  private Problem problem(KnowledgeBuilderError error) {
    String file = file(error);
    int told = error.getLines().length == 0 ? 0 : Math.max(0, error.getLines()[0]);
    String message = oneLine(error.getMessage());
    Matcher twice = TWICE.matcher(message);
    if (twice.matches()) {
      return functionTwice(file, twice.group(1), new Problem(file, 0, message));
    }
    if (file.isEmpty()) {
      return withoutFile(message);
    }
    boolean certain = told > 0 && !IMPORT.matcher(message).matches();
    return new Problem(file, certain ? told : line(file, message), message);
  }

  /** A problem of which Drools does not even know the file: one of those written by hand. */
  private Problem withoutFile(String message) {
    return sources.stream()
        .filter(source -> source.rules().isEmpty())
        .map(source -> new Problem(source.name(), line(source.name(), message), message))
        .filter(problem -> problem.line() > 0)
        .findFirst()
        .orElseGet(() -> new Problem("rules", 0, message));
  }

  private int line(String file, String message) {
    Matcher imported = IMPORT.matcher(message);
    if (imported.matches()) {
      return lineOfImport(file, imported.group(1));
    }
    return parsed(file).map(all -> FaultyElement.line(all, part -> tells(part, message))).orElse(0);
  }

  private boolean tells(PackageDescr part, String message) {
    return errors(part).stream()
        .anyMatch(error -> unidentified(error.getMessage()).equals(unidentified(message)));
  }

  /** 0 if it is not imported by the file, but by Drools for a function in it. */
  private int lineOfImport(String file, String name) {
    Predicate<String> imports =
        Pattern.compile("^\\s*import\\s.*\\b" + Pattern.quote(name) + "\\b.*").asMatchPredicate();
    int line = 0;
    for (String text : text(file).lines().toList()) {
      line++;
      if (imports.test(text)) {
        return line;
      }
    }
    return 0;
  }

  private Optional<PackageDescr> parsed(String file) {
    return RuleParser.parse(RuleCompiler.resource(new RuleSource(file, text(file))), text(file));
  }

  private String text(String file) {
    return sources.stream()
        .filter(source -> source.name().equals(file))
        .map(RuleSource::drl)
        .findFirst()
        .orElse("");
  }

  /** The last function of a name; Drools makes a class of each, which begins with a capital. */
  private Problem functionTwice(String file, String type, Problem ifUnknown) {
    return parsed(file).stream()
        .flatMap(all -> all.getFunctions().stream())
        .filter(function -> StringUtils.ucFirst(function.getName()).equals(type))
        .reduce((first, last) -> last)
        .map(last -> new Problem(file, last.getLine(), twice(last)))
        .orElse(ifUnknown);
  }

  private static String twice(FunctionDescr function) {
    return "function " + function.getName() + " has the name of an earlier one";
  }

  private static String unidentified(String message) {
    return IDENTITY.matcher(oneLine(message)).replaceAll("@");
  }

  private static String oneLine(String message) {
    String line = NAMED_IDENTITY.matcher(message.replaceAll("\\s+", " ")).replaceAll("$1").strip();
    String plain = PARAMETER.matcher(line).replaceFirst("$1 '$2' for parameter '$3'");
    return FUNCTION.matcher(plain).replaceFirst("function $1: $2");
  }
}
