@echo off
rem Starts Runesheet; builds it with Maven first if it was not built yet. After a change of sources, delete target\lib\.built:
rem cmd cannot compare the times of files in folders as ./runesheet does.
setlocal
set "HERE=%~dp0"
set "BUILT=%HERE%target\lib\.built"
set "LOCK=%HERE%target\.building.lock"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if exist "%BUILT%" goto start
if not exist "%HERE%target\" md "%HERE%target"

rem Of commands that are started together one builds, and the others wait for it. The lock is the open file: Windows lets one
rem process write it, and closes it when that process ends, however it ends. If it is held, the block is not run.
:lock
set "RESULT="
8>&2 2>nul ( 9>"%LOCK%" ( call :build 2>&8 ) )
if defined RESULT goto built
if not exist "%LOCK%" (
  echo "%LOCK%" cannot be written. 1>&2
  exit /b 1
)
ping -n 2 127.0.0.1 >nul
goto lock
:built
if not "%RESULT%"=="0" exit /b %RESULT%

:start
set "OWN="
if defined RUNESHEET_CLASSPATH set "OWN=;%RUNESHEET_CLASSPATH%"
set "TIER=-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC"
if "%~1"=="simulate" set "TIER=-XX:+UseParallelGC"
if "%~1"=="watch" set "TIER=-XX:+UseSerialGC -Xms64m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
if "%~1"=="studio" set "TIER=-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -Xms64m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
"%JAVA%" %TIER% %RUNESHEET_OPTS% -cp "%HERE%target\classes;%HERE%target\lib\*%OWN%" dev.runesheet.cli.Runesheet %*
exit /b %errorlevel%

rem Builds unless another command has done so meanwhile; leaves the exit code of Maven in RESULT.
:build
set "RESULT=0"
if exist "%BUILT%" exit /b 0
echo Building Runesheet (the first time takes a few minutes) ... 1>&2
pushd "%HERE%"
rem A game with a mistake is not built ahead; the command that was asked for tells it.
call mvn -q -B -ntp -Dmaven.test.skip=true -Dmistakes.exit=3 package 1>&2
set "RESULT=%errorlevel%"
popd
if "%RESULT%"=="0" type nul > "%BUILT%"
exit /b 0
