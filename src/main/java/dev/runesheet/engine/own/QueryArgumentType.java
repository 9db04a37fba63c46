package dev.runesheet.engine.own;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.QueryArgument;
import org.mvel2.MVEL;
import org.mvel2.ParserContext;

/**
 * The type of a query's argument that is an expression of MVEL. Drools gives no access to the
 * expression, so its code, imports and variables are taken from what it serializes.
 */
final class QueryArgumentType extends ObjectOutputStream {

  private final List<Object> parts = new ArrayList<>();

  private QueryArgumentType() throws IOException {}

  /** The type of an argument that is an expression; empty if it is none or not certain. */
  static Optional<Class<?>> type(QueryArgument given) {
    if (given == null) {
      return Optional.empty();
    }
    try (QueryArgumentType written = new QueryArgumentType()) {
      given.writeExternal(written);
      return written.type();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private Optional<Class<?>> type() {
    Optional<String> code = part(String.class);
    Optional<ParserContext> imports = part(ParserContext.class);
    if (code.isEmpty() || imports.isEmpty()) {
      return Optional.empty();
    }
    ParserContext context = new ParserContext(imports.get().getParserConfiguration());
    context.setStrictTypeEnforcement(true);
    part(List.class).stream()
        .flatMap(named -> ((List<?>) named).stream())
        .map(Declaration.class::cast)
        .forEach(one -> context.addInput(one.getBindingName(), one.getDeclarationClass()));
    try {
      return Optional.ofNullable(MVEL.analyze(code.get(), context));
    } catch (RuntimeException | LinkageError unread) {
      return Optional.empty();
    }
  }

  private <T> Optional<T> part(Class<T> type) {
    return parts.stream().filter(type::isInstance).map(type::cast).findFirst();
  }

  @Override
  protected void writeObjectOverride(Object part) {
    parts.add(part);
  }

  @Override
  public void close() {} // Nothing is written anywhere.
}
